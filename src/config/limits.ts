/** The counts and lengths that the product specifies (spec §9). */
export const limits = {
  /** Unread badges show `99+` above this. */
  badgeCap: 99,
  /** Entries requested for the winner board. */
  winners: 100,
  /** The winner board scrolls only when it has more entries than this. */
  winnersAtRest: 6,
  /** Rows of the moving winner board that are visible. */
  winnersMoving: 3,
  /** Characters of a captcha. */
  captcha: { min: 1, max: 16 },
  /** Characters of a feedback text. */
  feedback: { min: 20, max: 200 },
  /** Maximum characters of any form field. */
  fieldLength: 255,
  /** Assumed: characters of a name within a question; the rest is cut off. */
  nameInText: 60,
  /** Hot games under the login form. */
  loginHotGames: 4,
  /** Ids requested from the favourites call. */
  favouriteIds: 100,
  gamePage: 25,
  /** Rows of a record, and mails, in one page (decision 7). */
  recordPage: 25,
  /** Pages of a record that are searched for one reference. */
  referencePages: 20,
  /** Number of recent searches that are stored. */
  storedSearches: 5,
  /** Game names suggested in the search field. */
  searchSuggestions: 6,
  /** Games in a horizontal strip; its link opens the full list. */
  stripGames: 20,
  /** Posters in the row above the winner board. */
  posters: 6,
  /** A game list with more entries than this is not stored for a reload. */
  storedGames: 2000,
  /** A vendor with more games than this shows a "more" control. */
  vendorGames: 6,
  /** Assumed: number of recent lotteries above the list. */
  recentLotteries: 3,
  /** A lottery with fewer seconds left is shown as closing. */
  closingSeconds: 30,
  /** Assumed: number of next draws on a lottery category's page. */
  nextDraws: 3,
  /** Assumed: number of past draws shown for a lottery. */
  drawsShown: 10,
  /** The age in the consent texts when the whitelabel response has none (spec §1). */
  ageOfConsent: 21,
  /** Scroll distance in rem after which the header changes its style. */
  headerScroll: 0.5,
  /** A touch that starts at the edge and moves further than this many CSS px is a swipe back. */
  swipeBack: 100,
  /** Assumed: a phone camera cannot read a QR code with more characters than this. */
  qrText: 200,
  /** Pictures load when they are this many CSS px from the viewport. */
  lazyMargin: 100,
  /** The next page of a list is fetched when its end is this many CSS px below the viewport (spec §9). */
  listAhead: 300,
  /** So many outages in a row stop the requests to a gateway. */
  breakerFailures: 5,
} as const
