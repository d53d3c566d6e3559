import type { Call } from "#gateway/Call.ts"

const isCall = (value: unknown): value is Call<unknown, unknown> =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "output" in value

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("/src/gateway/calls/**/*.ts", {
  eager: true,
})

/** Every call of the gateway, with its file and export name. */
export const calls = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => (isCall(value) ? [{ file, name, call: value }] : [])),
)
