// The pictures weigh as much as those with which the budgets were set: a tile 4.7 kB, a banner 12 kB.
export const pictures = { banner: "/assets/banner-lantern-512.png", tile: "/assets/tile-lantern-192.png" }

const vendors = ["JILI", "PG", "JDB", "CQ9", "FC"]
const names = ["Golden Empire", "Super Ace", "Fortune Gems", "Mega Fishing", "Boxing King", "Crazy 777"]

/** The responses to the calls of a home page. A function, so that scripts do not contain them. */
export const makeResponses = () => {
  const games = Array.from({ length: 24 }, (_, index) => ({
    id: index + 1,
    name: `${names[index % names.length]} ${index + 1}`,
    vendor: vendors[index % vendors.length],
    icon: `${pictures.tile}?${index}`,
  }))
  return {
    status: { isOpen: true },
    categories: ["HOT", "RNG", "LIVE", "COCKFIGHT", "FISH", "PVP", "SPORTS", "ESPORTS", "LOTT", "FAV"],
    games,
    winners: games.slice(0, 10).map(({ name, id }) => [name, `p***${id}`, `₱${12345.67 * id}`]),
    notices: ["Welcome to the lobby: claim your first deposit bonus", "Maintenance on Friday 03:00 to 05:00"],
  }
}

export type Responses = ReturnType<typeof makeResponses>

/** Runs a call, whose response is a file of the site. */
export const call = async <Name extends keyof Responses>(name: Name): Promise<Responses[Name]> => {
  const response = await fetch(`/data/${name}.json`)
  return response.json()
}
