declare global {
  interface Window {
    /** The session token that boot removed from the address, until the app takes it. */
    addressToken?: string
  }
}

/** Removes a parameter from a query. Returns its value and the remaining query. */
export const without = (search: string, parameter: string): { value: string | undefined; rest: string } => {
  const query = new URLSearchParams(search)
  const value = query.get(parameter) ?? undefined
  query.delete(parameter)
  const rest = query.toString()
  return { value, rest: rest === "" ? "" : `?${rest}` }
}

/** Returns the token that boot removed from the address, once; an empty string without one. */
export const takeHiddenToken = (): string => {
  const { addressToken = "" } = window
  delete window.addressToken
  return addressToken
}
