import { Duration } from "effect"

/**
 * The delays and timeouts that the product specifies (spec §9). Each value is a `Duration`, so names carry no
 * unit.
 */
export const timings = {
  /** Timeout of a read. It then fails with `TimedOut` (decision 50). */
  readTimeout: Duration.seconds(15),
  /** After this time since the start no read takes a response that boot prefetched: it could be outdated. */
  prefetchAge: Duration.seconds(15),
  /** The least time between two requests of telemetry. */
  telemetryInterval: Duration.seconds(10),
  /** Timeout of a change. It then fails with `TimedOut` (decision 50). */
  changeTimeout: Duration.seconds(30),
  /** Delays before the second and the third attempt of a read (decision 51). */
  retryReads: [Duration.millis(300), Duration.millis(900)],
  /**
   * Delays between attempts to import a page's code. The loader shows for these ten seconds (decision 125).
   */
  retryCode: [Duration.seconds(1), Duration.seconds(3), Duration.seconds(6)],
  /** How long the device keeps the unsent values of a form. */
  draftLifetime: Duration.minutes(30),
  /** How long a tab may hold a claim in storage, where the browser has no locks. Two changes take less. */
  tabClaim: Duration.seconds(70),
  /** How long a tab waits for a lock that another tab holds. */
  tabLockWait: Duration.seconds(30),
  /** Delay before a claim is read again, and between the attempts of a tab that waits for it. */
  tabClaimCheck: Duration.millis(60),
  /** Throttle of each unread-count call. */
  unreadThrottle: Duration.millis(250),
  /** Throttle of mark-read calls. */
  markReadThrottle: Duration.millis(150),
  /** Debounce of the hot games after a language change. */
  hotListDebounce: Duration.millis(250),
  /** Assumed: how long the game menu waits for the hot games. */
  hotTabWait: Duration.seconds(3),
  /** Debounce of the help topics after a language change. */
  helpDebounce: Duration.millis(200),
  /** Debounce of field validation after a language change. */
  revalidation: Duration.millis(200),
  /** Debounce of the slot search. */
  slotSearchDebounce: Duration.millis(400),
  /** Duration of the please-wait loader of a game search. The search continues after it. */
  searchLoader: Duration.seconds(3),
  /** Throttle of fetching the next page of a list. */
  loadMoreThrottle: Duration.seconds(1),
  /** Delay between a search and filtering the hot games. */
  hotSearchDelay: Duration.millis(500),
  /** Duration of the loader of a hot-games search. */
  hotSearchLoader: Duration.seconds(10),
  /** Load timeout of a frame. A game then offers to open as a page; a lottery offers a retry. */
  iframeWait: Duration.seconds(15),
  /** Longest wait for the browser's step over the history entry of a closed layer. */
  historyStep: Duration.seconds(2),
  /** A page that is still open this long after a link out of the app stays: the link was a download. */
  downloadStart: Duration.seconds(2),
  /** Delay before the task page mounts its frame. */
  taskIframe: Duration.millis(150),
  /** Delay between the task frame's load event and showing it. */
  taskShow: Duration.millis(100),
  /** Load timeout of the task frame. It is logged and the page offers a retry (decision 125). */
  taskWait: Duration.seconds(10),
  /** Assumed: delay between the close of a lottery issue and its draw. The list is refetched then. */
  drawWait: Duration.seconds(3),
  /** Debounce of language-dependent data after a language change. */
  languageRefresh: Duration.millis(250),
  /** A query reads its cached value when its first response takes longer than this. */
  cachedAfter: Duration.millis(50),
  /** Assumed: a tap waits at most this long for a value of the gateway, then continues without it. */
  valueWait: Duration.seconds(3),
  /** Longest delay of home's first render while it waits for its first responses or cached values. */
  firstRenderWait: Duration.millis(150),
  bannerAutoplay: Duration.seconds(5),
  /** Interval between steps of the winner board. */
  winnerStep: Duration.seconds(1),
  /** Interval between steps of the ticker: 30 frames a second. */
  tickerFrame: Duration.millis(1000 / 30),
  routeFade: Duration.millis(300),
  /** A dialog ignores presses on its mask for this long after it opens. */
  maskGuard: Duration.millis(300),
  /** A text on a toast takes this long to read, for each character (decision 140). */
  toastCharacter: Duration.millis(60),
  /** Shortest toast without a specified time of its own (spec §9: the default). */
  toastShortest: Duration.millis(1500),
  /** Longest toast (spec §9). */
  toastLongest: Duration.seconds(8),
  toastSaved: Duration.seconds(1),
  /** Toast for a trial or non-member session that is refused. */
  toastRefused: Duration.seconds(2),
  /** Toast for a trial session that the message centre refuses. */
  toastTrialRefused: Duration.seconds(1),
  /** Toast of a registration (spec §9: the default elsewhere). */
  toastRegistered: Duration.seconds(3),
  /**
   * Duration of the loader of favourites, SMS, password change and feedback. The request continues after it.
   */
  loader: Duration.seconds(10),
  /**
   * Loader that closes when its request ends: logout, chat launch, please-wait. It is also the timeout of
   * logout, chat launch and free play (C41).
   */
  loaderUntilDone: Duration.seconds(9999),
  /** Delay between the response of a chat launch and opening the chat. */
  chatRedirect: Duration.millis(500),
  /** Delay before a lazy component shows its loader. */
  lazyLoader: Duration.millis(200),
  /** Throttle of loading pictures during scrolling. */
  lazyThrottle: Duration.millis(300),
  /** Interval at which the SMS countdown is recalculated. */
  codeTick: Duration.millis(500),
  /** First value of the SMS countdown. It is also the whole countdown when the server's clock is wrong. */
  codeInitial: Duration.seconds(60),
  /** Longest SMS countdown. A longer one means that the server's clock is wrong. */
  codeLongest: Duration.minutes(10),
  /** Duration of the 'code sent' toast. */
  toastSent: Duration.millis(1500),
  /** Timeout for loading the human verification. It is then reported as unavailable. */
  verificationTimeout: Duration.seconds(10),
  /** Assumed: timeout of a code sent by Firebase. The player may have abandoned its puzzle. */
  identityTimeout: Duration.minutes(1),
  /** After this wait for a provider's window the login says that none may have opened, and offers a way back. */
  identityWindow: Duration.seconds(8),
  /** Delay before the redirect to home after a password change, so that the player can read the toast. */
  leaveAfterSave: Duration.seconds(1),
  longPress: Duration.millis(370),
  /**
   * A touch must last this long before the pressed style shows. `ui/basic/press.module.css` defines how it
   * ends.
   */
  pressIn: Duration.millis(130),
  /** A load that takes longer shows a notice with a retry button. */
  slowLoad: Duration.seconds(8),
  /** Delay between the first content and the service worker's downloads, so that they do not compete. */
  workerStart: Duration.seconds(3),
  /** Pause between the lazy chunks that are warmed up before the first tap. */
  preloadPause: Duration.millis(500),
  /** How long a dismissed offer to install the app does not show again. */
  installPause: Duration.days(14),
  /** Throttle of the check for a newer app version when the tab becomes visible. */
  updateThrottle: Duration.minutes(10),
  /** A newer version that was told to become active and is not after this gets a reload of the page. */
  updatePatience: Duration.seconds(2),
  /** A system status older than this is refetched when the tab becomes visible (decision 148). */
  statusStale: Duration.minutes(5),
  /** Assumed: interval at which received packets are refetched during a red rain. */
  rainRefresh: Duration.seconds(30),
  /** Home announces a red rain this long before its start. */
  rainAhead: Duration.hours(1),
  /** Phones refetch at the turns of a red rain within this span, not all at once. */
  rainSpread: Duration.seconds(10),
  /** Phones refetch within this span after the network returns: a mobile cell returns for all at once. */
  onlineSpread: Duration.seconds(2),
  /** While the device is offline, it is asked this often whether it still is: some miss the event `online`. */
  onlineCheck: Duration.seconds(5),
  /** The first pause before a failing gateway gets another request; each further pause doubles. */
  breakerFirstPause: Duration.seconds(1),
  /** With its 20 % and a probe that times out, a page recovers within 40 s of the gateway. */
  breakerLongestPause: Duration.seconds(20),
  /** Assumed: a longer `Retry-After` is not waited for. */
  retryAfterLongest: Duration.minutes(5),
  /** A path that failed again within this span after its refetch is dead: its waits double. */
  loneMemory: Duration.minutes(1),
  /** The path of the last probe waits this long for another path to probe. */
  probeTurn: Duration.millis(100),
  /** A read waits at most this long for the end of a pause; otherwise it fails at once. */
  breakerPatience: Duration.seconds(2),
  /** On return to the tab, the balance is refetched at most once in this span. */
  lookAgain: Duration.seconds(3),
  /** How long the device keeps the receipt of a deposit. */
  receiptStored: Duration.days(7),
  /** Assumed: devices refetch a drawn lottery within this span after `drawWait`, not all at once. */
  drawSpread: Duration.seconds(2),
} as const
