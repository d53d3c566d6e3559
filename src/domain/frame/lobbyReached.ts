/** The message of boot in an iframe that has navigated to the lobby, such as a game's `backUrl`. */
export const lobbyReached = (path: string) => ({ type: "lobbyReached", path })

export const pathReached = (message: unknown): string | undefined => {
  if (typeof message !== "object" || message === null || !("type" in message) || !("path" in message))
    return undefined
  const { type, path } = message
  // A path that begins with two slashes would name another host.
  return type === "lobbyReached" && typeof path === "string" && /^\/(?!\/)/.test(path) ? path : undefined
}
