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
  /** Hot games under the login form. */
  loginHotGames: 4,
  /** Ids asked of the favourites call. */
  favouriteIds: 100,
  gamePage: 25,
  /** The age the consent texts name when the whitelabel answer names none (spec §1). */
  ageOfConsent: 21,
  /** Scroll distance in rem after which the header changes its style. */
  headerScroll: 0.5,
  /** A touch that moved further than this many CSS px from the edge is a swipe back. */
  swipeBack: 100,
  /** Art is asked for this many CSS px before it scrolls into view. */
  lazyMargin: 100,
} as const
