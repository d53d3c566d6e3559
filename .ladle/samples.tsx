import type { StoryDecorator } from "@ladle/react"

import type { GameTileProps, ListedTile } from "#ui/games/tile/GameTile.tsx"

/** Adds padding around a component that has none. */
export const padded: StoryDecorator = (Shown) => (
  <div className="padded">
    <Shown />
  </div>
)

export const nothing = () => {}

const escapes: Readonly<Record<string, string>> = { "<": "%3C", ">": "%3E", "#": "%23", '"': "%22" }

const address = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll(/[<>#"]/g, (sign) => escapes[sign] ?? sign)}`

/** A placeholder drawing with a hue and a shape. */
export const art = (hue: number, width: number, height: number): string => {
  const unit = Math.min(width, height)
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<rect width="${width}" height="${height}" fill="hsl(${hue},48%,22%)"/>` +
      `<circle cx="${width * 0.72}" cy="${height * 0.36}" r="${unit * 0.34}" fill="hsl(${hue + 24},70%,52%)"/>` +
      `<circle cx="${width * 0.3}" cy="${height * 0.7}" r="${unit * 0.22}" fill="hsl(${hue + 60},60%,42%)"/>` +
      `<path d="M0 ${height * 0.82}Q${width / 2} ${height * 0.6} ${width} ${height * 0.86}V${height}H0z" fill="hsl(${hue},55%,14%)"/>` +
      `</svg>`,
  )
}

/** The address of an image that always fails to load. */
export const brokenImage = "data:image/png;base64,AAAA"

/** A captcha image in the encoding of the gateway. */
export const captchaImage = btoa(
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"><rect width="120" height="44" fill="#fff"/><path d="M4 30Q40 6 70 28T116 16" stroke="#9aa" fill="none"/><text x="22" y="31" font-size="18" font-family="monospace" fill="#334" transform="rotate(-4 60 22)">7 + 5 = ?</text></svg>`,
)

const players = ["ma***3", "jo***n", "kr***9", "le***a", "da***1", "ru***x", "an***0", "te***5"]
const games = [
  "Golden Koi",
  "Nine Lanterns",
  "Rooster Ring",
  "Dragon Ladder",
  "Reef Hunter Deluxe Extended Edition",
  "Night Market Baccarat",
  "Lucky Abacus",
]

export const winners = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    game: games[index % games.length] ?? "",
    player: players[index % players.length] ?? "",
    win: `₱ ${(1250 * (index + 1) ** 2).toLocaleString("en-US")}.00`,
    icon: art((index * 47) % 360, 96, 96),
  }))

/** Sample games for lists and strips, with every combination of star, badge and free play. */
/** Sample games, with the given properties overridden. */
export const gameTiles = (count: number, changes: Partial<GameTileProps> = {}): ReadonlyArray<ListedTile> =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    tile: {
      name: index < games.length ? (games[index] ?? "") : `${games[index % games.length]} ${index + 1}`,
      vendor: ["Jade Mill", "Silver Carp", "Paper Crane"][index % 3] ?? "",
      image: art((index * 47) % 360, 300, 400),
      favourite: { pressed: index % 5 === 1, onToggle: nothing },
      badges: [["hot"], [], ["new", "jackpot"], []][index % 4] ?? [],
      freePlay: index % 7 === 3,
      onPick: nothing,
      ...changes,
    },
  }))

export const banners = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    title: ["Double your first deposit", "Lantern festival", "Weekly races"][index % 3] ?? "",
    image: art((index * 80 + 20) % 360, 750, 320),
  }))

export const longText =
  "Una napakahabang pangalan na hindi kasya sa iisang linya ng maliit na telepono / ein sehr langer Name, der nicht in eine Zeile passt"
