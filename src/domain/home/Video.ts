import * as Url from "#domain/Url.ts"

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

export const pauseCommand = JSON.stringify({ event: "command", func: "pauseVideo", args: [] })
