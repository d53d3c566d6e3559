/** Every count and length the product specifies, spec §9. */
export const limits = {
  /** Unread badges show `99+` above this. */
  badgeCap: 99,
  /** Entries asked of the winner board. */
  winners: 100,
  /** The winner board moves only above this many entries. */
  winnersAtRest: 6,
  /** Characters of a captcha answer. */
  captcha: { min: 1, max: 16 },
  /** Characters of a feedback. */
  feedback: { min: 20, max: 200 },
  /** Characters of any field of a form. */
  fieldLength: 255,
  /** Hot games under the login form. */
  loginHotGames: 4,
  /** Ids asked of the favourites call. */
  favouriteIds: 100,
  gamePage: 25,
  /** Rows of a record, and messages, that come at a time (decision 7). */
  recordPage: 25,
  /** The search remembers this many of the last texts. */
  searchesKept: 5,
  /** Names of games that are suggested to search for. */
  searchSuggestions: 6,
  /** Games in a strip that scrolls sideways; the rest is behind its link. */
  stripGames: 20,
  /** A list that is left with more games than this is not kept over a reload. */
  gamesKept: 2000,
  /** A vendor's games show a way to more of them above this many. */
  vendorGames: 6,
  /** Assumed: of the recent lotteries these many stand above the list. */
  recentLotteries: 3,
  /** Assumed: the last results of a lottery that are shown. */
  drawsShown: 10,
  /** The age the consent texts name when the whitelabel answer names none (spec §1). */
  ageOfConsent: 21,
  /** Scroll distance in rem after which the header changes its style. */
  headerScroll: 0.5,
  /** A touch that moved further than this many CSS px from the edge is a swipe back. */
  swipeBack: 100,
  /** Assumed: longer texts make QR codes that a camera does not read off a phone. */
  qrText: 200,
  /** Art is asked for this many CSS px before it scrolls into view. */
  lazyMargin: 100,
  /** More of a list is asked for when its end is this many CSS px below the screen (spec §9). */
  listAhead: 300,
} as const
