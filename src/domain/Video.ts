import * as Url from "./Url.ts"

const hosts = [
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]

const idIn = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  if (hostname === "youtu.be") return pathname.slice(1)
  if (!hosts.includes(hostname)) return undefined
  const [, kind = "", id = ""] = pathname.split("/")
  if (kind === "watch") return searchParams.get("v") ?? ""
  return ["embed", "shorts", "live"].includes(kind) ? id : ""
}

/**
 * The address that plays a video within a page: watch links become embeds that
 * neither start by themselves nor show what others made (spec §2 "Hot News").
 *
 * `enablejsapi` lets a page pause it. Nothing for what is not safe to embed.
 */
export const embedOf = (link: string): string | undefined => {
  if (!Url.isSafe(link)) return undefined
  const url = new URL(link)
  const id = idIn(url)
  if (id === "") return undefined
  const embed = id === undefined ? url : new URL(`https://www.youtube.com/embed/${encodeURIComponent(id)}`)
  embed.searchParams.set("autoplay", "0")
  embed.searchParams.set("rel", "0")
  embed.searchParams.set("enablejsapi", "1")
  return embed.href
}

/** What pauses an embedded video, as a message to its window. */
export const pauseCommand = JSON.stringify({ event: "command", func: "pauseVideo", args: [] })
