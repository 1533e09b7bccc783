import { writeFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cfRuntime, errorCell, loadFunctions } from "../host/cf-runtime";

const runtime = cfRuntime({
  DOUBLE: (n: number) => 2 * n,
  // The runtime always adds its own object behind the arguments.
  SEE: (...args: unknown[]) => JSON.stringify(args.slice(0, -1)),
  CODE: (cell: { code: string }) => cell.code,
  REFUSE: () => {
    throw refusal("La fecha no se puede leer.");
  },
  BREAK: () => {
    throw new RangeError("boom");
  },
  DATE: () => ({ type: "Double", basicValue: 46541, numberFormat: "yyyy-mm-dd" }),
  NOTHING: () => undefined,
  NOT_A_NUMBER: () => Number.NaN,
  LATER: () => Promise.resolve("luego"),
});

/** The runtime's own error class, there only after the client was read, as in Excel. */
function refusal(message: string): Error {
  const { Error: CustomError, ErrorCode } = runtime.CustomFunctions as unknown as {
    Error: new (code: string, message: string) => Error;
    ErrorCode: { invalidValue: string };
  };
  return new CustomError(ErrorCode.invalidValue, message);
}

describe("custom functions through Microsoft's runtime", () => {
  test("a value, whatever the case of the name", async () => {
    expect(await runtime.call("double", 21)).toEqual({ ok: true, value: 42 });
  });
  test("an omitted argument is null, a range has two dimensions", async () => {
    expect(await runtime.call("SEE", null, [[1, "a"]])).toEqual({ ok: true, value: '[null,[[1,"a"]]]' });
  });
  test("an error cell arrives as the runtime's error", async () => {
    expect(await runtime.callWithErrors("CODE", errorCell("#REF!"))).toEqual({ ok: true, value: "#REF!" });
  });
  test("another function's formatted number arrives as an object", async () => {
    const date = { type: "Double", basicValue: 46541, numberFormat: "yyyy-mm-dd" };
    expect(await runtime.callWithErrors("SEE", [[date]])).toEqual({
      ok: true,
      value: JSON.stringify([[[date]]]),
    });
  });
  test("a custom error keeps its message", async () => {
    expect(await runtime.call("REFUSE")).toEqual({
      ok: false,
      value: "La fecha no se puede leer.",
      errorCode: 7,
    });
  });
  test("any other throw loses it", async () => {
    expect(await runtime.call("BREAK")).toEqual({ ok: false, value: "", errorCode: 2 });
  });
  test("a formatted number goes out as it is", async () => {
    expect((await runtime.call("DATE")).value).toEqual({
      type: "Double",
      basicValue: 46541,
      numberFormat: "yyyy-mm-dd",
    });
  });
  test("nothing is null, NaN fails", async () => {
    expect(await runtime.call("NOTHING")).toEqual({ ok: true, value: null });
    expect(await runtime.call("NOT_A_NUMBER")).toEqual({ ok: false, value: "NaN", errorCode: 0 });
  });
  test("a promise is awaited", async () => {
    expect(await runtime.call("LATER")).toEqual({ ok: true, value: "luego" });
  });
  test("an unknown name fails", async () => {
    expect(await runtime.call("NO_HAY")).toMatchObject({ ok: false, errorCode: 2 });
  });
});

test("a built script is read in the client's own window", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "muni-")), "functions.js");
  writeFileSync(file, 'CustomFunctions.associate("triple", (n) => 3 * n);');
  const loaded = loadFunctions(file);
  expect(loaded.ids()).toEqual(["TRIPLE"]);
  expect(await loaded.call("TRIPLE", 5)).toEqual({ ok: true, value: 15 });
});
