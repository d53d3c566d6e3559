declare global {
  interface Window {
    addressToken?: string
  }
}

export const without = (search: string, parameter: string): { value: string | undefined; rest: string } => {
  const query = new URLSearchParams(search)
  const value = query.get(parameter) ?? undefined
  query.delete(parameter)
  const rest = query.toString()
  return { value, rest: rest === "" ? "" : `?${rest}` }
}

export const takeHiddenToken = (): string => {
  const { addressToken = "" } = window
  delete window.addressToken
  return addressToken
}
