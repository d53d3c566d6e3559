/** Measured of one player, as the site and the gateway see it. */
export interface PlayerFigures {
  /** Bytes of the site's files, compressed, headers included. */
  readonly firstVisit: number
  readonly nextVisit: number
  /** Gateway calls of a start with its login. */
  readonly startCalls: number
  /** Gateway calls of one opened page, on average. */
  readonly pageCalls: number
  /** Gateway calls a minute of a member who rests on home. */
  readonly restCalls: number
  /** Bytes of one gateway response, on average, with headers and pictures. */
  readonly callBytes: number
}

/** Assumed: how players use the lobby. Operators who measure their own put their figures here. */
export const habits = {
  /** Minutes of a visit. */
  minutes: 10,
  /** Pages opened in a visit. */
  pages: 12,
  /** Share of visits on a device that has no files yet. */
  firstShare: 0.2,
  /** Load of the busiest hour over the day's average. */
  peak: 3,
} as const

export interface Load {
  readonly callsPerSecond: number
  /** Bits a second. */
  readonly siteBits: number
  readonly gatewayBits: number
}

const loadOf = (figures: PlayerFigures, callsPerSecond: number, visitsPerSecond: number): Load => {
  const { firstVisit, nextVisit, callBytes } = figures
  const visitBytes = habits.firstShare * firstVisit + (1 - habits.firstShare) * nextVisit
  return {
    callsPerSecond,
    siteBits: visitsPerSecond * visitBytes * 8,
    gatewayBits: callsPerSecond * callBytes * 8,
  }
}

/** Gateway calls of a whole visit. */
export const callsOfVisit = ({ startCalls, pageCalls, restCalls }: PlayerFigures): number =>
  startCalls + habits.pages * pageCalls + habits.minutes * restCalls

/** The load of the busiest hour of a day with this many visits. */
export const loadOfDay = (figures: PlayerFigures, visits: number): Load => {
  const perSecond = (visits / 86_400) * habits.peak
  return loadOf(figures, perSecond * callsOfVisit(figures), perSecond)
}

/** The load of this many players at once, of whom as many come as leave. */
export const loadAtOnce = (figures: PlayerFigures, players: number): Load => {
  const visitsPerSecond = players / (habits.minutes * 60)
  return loadOf(figures, visitsPerSecond * callsOfVisit(figures), visitsPerSecond)
}
