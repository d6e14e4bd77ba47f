/** Merge patches (RFC 7386), as the server sends them: `null` means gone. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a value becomes by a patch. Parts that do not change are kept as they are. */
export function applyPatch(before: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const kept = isObject(before) ? Object.entries(before).filter(([key]) => patch[key] !== null) : [];
  const result: JsonObject = Object.fromEntries(kept);
  for (const [key, value] of Object.entries(patch)) {
    if (value !== null) result[key] = applyPatch(result[key], value);
  }
  return result;
}
