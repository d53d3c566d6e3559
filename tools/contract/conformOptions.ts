import { checks } from "./checks/all.ts"

/** The options of `npm run conform` that name what is checked. */
export interface ConformOptions {
  /** The gateway's origin. */
  readonly gateway: string
  readonly account: string
  readonly only: ReadonlyArray<string>
}

/** Reads the options; a text says what is wrong with them. */
export const readConformOptions = (
  values: Readonly<Record<string, string | undefined>>,
): ConformOptions | string => {
  const { gateway = "", account = "" } = values
  const url = URL.canParse(gateway) ? new URL(gateway) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return "--gateway URL must name the gateway's origin, such as https://gateway.example"
  if (account === "") return "--account NAME is missing"
  const only = values["only"]?.split(",") ?? []
  const unknown = only.filter((id) => !checks.some((check) => check.id === id))
  return unknown.length > 0
    ? `No check: ${unknown.join(", ")}. Checks: ${checks.map(({ id }) => id).join(", ")}`
    : { gateway: url.origin, account, only }
}
