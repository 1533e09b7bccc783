import type { PackageLimits } from "./package";

export const MEGABYTE = 1024 * 1024;

/**
 * Limits under which reading stays below 512 MB of memory, measured with the costliest parts that they admit. A
 * part of 64 MB is a sheet of about two million cells.
 */
export const DEFAULT_LIMITS: PackageLimits = {
  file: 64 * MEGABYTE,
  part: 64 * MEGABYTE,
  total: 128 * MEGABYTE,
  parts: 10_000,
};
