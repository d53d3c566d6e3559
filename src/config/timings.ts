import { Duration } from "effect"

/** The specification defines these delays and timeouts, except where a comment states another source (spec §9). */
export const timings = {
  // A read or change that times out fails with `TimedOut` (open point 50).
  readTimeout: Duration.seconds(15),
  // An older response that boot prefetched is not used, because it could be outdated.
  prefetchAge: Duration.seconds(15),
  telemetryInterval: Duration.seconds(10),
  changeTimeout: Duration.seconds(30),
  // These delays precede the second and the third attempt (open point 51).
  retryReads: [Duration.millis(300), Duration.millis(900)],
  // These delays precede further imports of a page's chunk, while the loader shows (open point 125).
  retryChunk: [Duration.seconds(1), Duration.seconds(3), Duration.seconds(6)],
  draftLifetime: Duration.minutes(30),
  // A browser without the Web Locks API uses a lock in storage, which expires if its tab does not renew it. Browsers
  // slow the timers of a hidden tab down to one a minute.
  tabClaim: Duration.seconds(70),
  tabClaimRenewal: Duration.seconds(10),
  tabLockWait: Duration.seconds(30),
  tabClaimCheck: Duration.millis(60),
  unreadThrottle: Duration.millis(250),
  markReadThrottle: Duration.millis(150),
  hotListDebounce: Duration.millis(250),
  // Assumed: the game menu waits this long for the hot games.
  hotTabWait: Duration.seconds(3),
  helpDebounce: Duration.millis(200),
  revalidation: Duration.millis(200),
  slotSearchDebounce: Duration.millis(400),
  searchLoader: Duration.seconds(3),
  loadMoreThrottle: Duration.seconds(1),
  hotSearchDelay: Duration.millis(500),
  hotSearchLoader: Duration.seconds(10),
  // After this time, a game offers to open as a page and a lottery offers a retry.
  iframeWait: Duration.seconds(15),
  historyNavigation: Duration.seconds(2),
  // If the page is still open this long after the tap on an external link, the link was a download.
  downloadStart: Duration.seconds(2),
  taskIframe: Duration.millis(150),
  taskShow: Duration.millis(100),
  // After this time, the failure is logged and the page offers a retry (open point 125).
  taskWait: Duration.seconds(10),
  // Assumed: a lottery draws this long after its issue closes. The list is refetched at that time.
  drawWait: Duration.seconds(3),
  languageRefresh: Duration.millis(250),
  cachedAfter: Duration.millis(50),
  // Assumed: a tap waits at most this long for a value of the gateway, and continues without the value.
  valueWait: Duration.seconds(3),
  firstRenderWait: Duration.millis(150),
  bannerAutoplay: Duration.seconds(5),
  winnerStep: Duration.seconds(1),
  balanceCount: Duration.millis(250),
  jackpotCount: Duration.millis(1500),
  tickerFrame: Duration.millis(1000 / 30),
  routeFade: Duration.millis(300),
  maskGuard: Duration.millis(300),
  // A player needs this long to read one character (open point 140).
  toastCharacter: Duration.millis(60),
  toastShortest: Duration.millis(1500),
  toastLongest: Duration.seconds(8),
  toastSaved: Duration.seconds(1),
  toastRefused: Duration.seconds(2),
  toastTrialRefused: Duration.seconds(1),
  toastRegistered: Duration.seconds(3),
  loader: Duration.seconds(10),
  // Is also the timeout of logout, chat launch and free play (C41).
  loaderUntilDone: Duration.seconds(9999),
  chatRedirect: Duration.millis(500),
  lazyLoader: Duration.millis(200),
  lazyThrottle: Duration.millis(300),
  codeTick: Duration.millis(500),
  // Is the first value of the SMS countdown, and its whole length if the server's clock is wrong.
  codeInitial: Duration.seconds(60),
  // A longer countdown means that the server's clock is wrong.
  codeLongest: Duration.minutes(10),
  toastSent: Duration.millis(1500),
  verificationTimeout: Duration.seconds(10),
  // Assumed: a player who takes longer has abandoned the human verification of Firebase.
  identityTimeout: Duration.minutes(1),
  // After this time, the login warns that the provider's window may not have opened, and offers to go back.
  identityWindow: Duration.seconds(8),
  // The redirect to home waits this long, so that the player can read the toast.
  leaveAfterSave: Duration.seconds(1),
  longPress: Duration.millis(370),
  pressIn: Duration.millis(130),
  slowLoad: Duration.seconds(8),
  // The service worker starts after this time, so that its downloads do not delay the first content.
  workerStart: Duration.seconds(3),
  preloadPause: Duration.millis(500),
  installPause: Duration.days(14),
  updateThrottle: Duration.minutes(10),
  // If a new version is not active after this time, the page reloads.
  updatePatience: Duration.seconds(2),
  // An older status is refetched when the tab becomes visible (open point 148).
  statusStale: Duration.minutes(5),
  // Assumed: received packets are refetched at this interval during a red rain.
  rainRefresh: Duration.seconds(30),
  rainAhead: Duration.hours(1),
  // At a phase change of a red rain, clients spread their refetches over this span.
  rainSpread: Duration.seconds(10),
  // A mobile cell reconnects many clients at once, so their refetches are spread over this span.
  onlineSpread: Duration.seconds(2),
  // Some devices miss the event `online`, so the app polls while the device is offline.
  onlineCheck: Duration.seconds(5),
  // The first pause of the circuit breaker. Each further pause is twice as long.
  breakerFirstPause: Duration.seconds(1),
  breakerLongestPause: Duration.seconds(20),
  // Assumed: a longer `Retry-After` is ignored.
  retryAfterLongest: Duration.minutes(5),
  // The delay of a path doubles if the path fails again within this span after its refetch.
  loneMemory: Duration.minutes(1),
  // The path of the last probe waits this long before its next probe, so that another path can probe.
  probeTurn: Duration.millis(100),
  // A read waits at most this long for the end of a pause, and otherwise fails at once.
  breakerPatience: Duration.seconds(2),
  // A return to the tab refetches the balance at most once in this span.
  lookAgain: Duration.seconds(3),
  receiptStored: Duration.days(7),
  // The gateway remembers a request id for at least this long (gateway §4).
  requestIdRemembered: Duration.hours(24),
  // Assumed: within this time, a second equal money move may be a mistake.
  equalMove: Duration.minutes(5),
  // Assumed: clients spread their refetches of a drawn lottery over this span.
  drawSpread: Duration.seconds(2),
} as const
