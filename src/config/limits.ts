/** The specification defines these counts and lengths (spec §9). */
export const limits = {
  badgeCap: 99,
  winners: 100,
  captcha: { min: 1, max: 16 },
  feedback: { min: 20, max: 200 },
  fieldLength: 255,
  // Assumed: a name within a text is shortened to this many characters.
  nameInText: 60,
  loginHotGames: 4,
  favouriteIds: 100,
  gamePage: 25,
  // The page size of records and of mail lists (open point 7).
  recordPage: 25,
  referencePages: 20,
  storedSearches: 5,
  searchSuggestions: 6,
  stripGames: 20,
  posters: 6,
  // A list with more games is not stored for a reload.
  storedGames: 2000,
  vendorGames: 6,
  // Assumed: the list of lotteries begins with this many recent lotteries.
  recentLotteries: 3,
  closingSeconds: 30,
  // Assumed: the page of a lottery category shows this many next draws.
  nextDraws: 3,
  // Assumed: a lottery shows this many past draws.
  drawsShown: 10,
  // Applies if the whitelabel response has no age (spec §1).
  ageOfConsent: 21,
  // The header changes after the page has scrolled this far, in rem.
  headerScroll: 0.5,
  // A swipe that goes back is longer than this, in CSS pixels.
  swipeBack: 100,
  // Assumed: a cheap camera reads modules of 2 CSS px. A QR code with more bytes has smaller ones at a width of 320 px.
  qrBytes: 1000,
  // Pictures load at this distance from the viewport, in CSS pixels.
  lazyMargin: 100,
  // The next page of a list is fetched at this distance from the viewport, in CSS pixels (spec §9).
  listAhead: 300,
  breakerFailures: 5,
} as const

/** These limits are part of each document, so other limits are not beside them. */
export const boardLimits = {
  // A winner board with at most this many winners does not scroll.
  atRest: 6,
  moving: 3,
} as const
