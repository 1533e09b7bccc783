/** An error as Excel reports it for one action of a batch, or (payload limits) for the whole batch. */
export class HostError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
    this.name = "HostError";
  }
}

const SIZES_DIFFER =
  "The number of rows or columns in the input array doesn't match the size or dimensions of the range.";

export function invalidArgument(
  message = "The argument is invalid or missing or has an incorrect format.",
): HostError {
  return new HostError("InvalidArgument", message, 400);
}

export function sizesDiffer(): HostError {
  return invalidArgument(SIZES_DIFFER);
}

export function itemNotFound(): HostError {
  return new HostError("ItemNotFound", "The requested resource doesn't exist.", 404);
}

export function itemAlreadyExists(): HostError {
  return new HostError(
    "ItemAlreadyExists",
    "A resource with the same name or identifier already exists.",
    409,
  );
}

export function accessDenied(): HostError {
  return new HostError("AccessDenied", "You cannot perform the requested operation.", 403);
}

export function invalidOperation(): HostError {
  return new HostError("InvalidOperation", "This operation is not permitted for the current object.", 400);
}

/** Also the answer to what this host does not copy: the product must not lean on it. */
export function apiNotFound(api: string): HostError {
  return new HostError("ApiNotFound", `The API you are trying to use could not be found: ${api}`, 404);
}

export function invalidReference(): HostError {
  return new HostError("InvalidReference", "This reference is not valid for the current operation.", 400);
}

export function inCellEditMode(): HostError {
  return new HostError(
    "InvalidOperationInCellEditMode",
    "Excel is in cell-editing mode. Please exit the edit mode by pressing ENTER or TAB or selecting another cell, and then try again.",
    400,
  );
}

export function requestTooLarge(): HostError {
  return new HostError(
    "RequestPayloadSizeLimitExceeded",
    "The request payload size has exceeded the limit.",
    400,
  );
}

export function responseTooLarge(): HostError {
  return new HostError(
    "ResponsePayloadSizeLimitExceeded",
    "The response payload size has exceeded the limit.",
    400,
  );
}
