import { Duration } from "effect"

/** Every wait the product specifies, spec §9. Values are `Duration`s, so no name carries a unit. */
export const timings = {
  /** A read that has not answered by then is `TimedOut` (decision 50). */
  readTimeout: Duration.seconds(15),
  /** A change that has not answered by then is `TimedOut` (decision 50). */
  changeTimeout: Duration.seconds(30),
  /** Waits before the second and the third try of a read (decision 51). */
  retryReads: [Duration.millis(300), Duration.millis(900)],
  /** Waits before a page's code is asked for again; its loader shows for these ten seconds (decision 125). */
  retryCode: [Duration.seconds(1), Duration.seconds(3), Duration.seconds(6)],
  /** At most one unread-count call of a kind in this span. */
  unreadThrottle: Duration.millis(250),
  /** At most one mark-read call starts in this span. */
  markReadPace: Duration.millis(150),
  /** A language change must settle this long before hot games reload. */
  hotListDebounce: Duration.millis(250),
  /** A language change must settle this long before help topics reload. */
  helpDebounce: Duration.millis(200),
  /** A language change must settle this long before filled fields are validated again. */
  revalidation: Duration.millis(200),
  /** Typing in the slot search must rest this long before the list is asked for. */
  slotSearchDebounce: Duration.millis(400),
  /** The please-wait loader of a game search; the search goes on. */
  searchLoader: Duration.seconds(3),
  /** A further page of a list is asked for at most once in this span. */
  loadMoreThrottle: Duration.seconds(1),
  /** The hot games are filtered this long after a search. */
  hotSearchDelay: Duration.millis(500),
  /** The loader of a hot search. */
  hotSearchLoader: Duration.seconds(10),
  /** A frame that has not loaded by then: a game may be opened as a page instead, a lottery tried again. */
  frameWait: Duration.seconds(15),
  /** The task page has no frame sooner after it opened. */
  taskFrame: Duration.millis(150),
  /** The task frame is shown this long after its load. */
  taskShow: Duration.millis(100),
  /** A task frame that has not loaded by then is logged, and may be tried again (decision 125). */
  taskWait: Duration.seconds(10),
  /** Assumed: a lottery's numbers are drawn this long after its issue closed; the list is asked for again then. */
  drawWait: Duration.seconds(3),
  /** A language change must settle this long before language-dependent data reloads. */
  languageRefresh: Duration.millis(250),
  /** What the last visit kept is read when the answers that a page asked for itself have not come this long after the app. */
  keptAfter: Duration.millis(50),
  /** Home's first render waits at most this long for what the page has asked for, or the last visit kept. */
  homePatience: Duration.millis(150),
  bannerAutoplay: Duration.seconds(5),
  /** One step of the winner board. */
  winnerStep: Duration.seconds(1),
  /** One step of the ticker: 30 frames a second. */
  tickerFrame: Duration.millis(1000 / 30),
  routeFade: Duration.millis(300),
  /** A dialog does not take a press on its mask sooner than this after it opened. */
  maskGuard: Duration.millis(300),
  toastDefault: Duration.millis(1500),
  toastSaved: Duration.seconds(1),
  /** A refusal of a trial or non-member session. */
  toastRefused: Duration.seconds(2),
  /** The message centre's refusal of trial sessions. */
  toastOffline: Duration.seconds(1),
  /** Texts that come from the backend. */
  toastBackend: Duration.seconds(3),
  toastLong: Duration.seconds(8),
  /** A loader of favourites, SMS, password change and feedback. It hides; the call goes on. */
  loader: Duration.seconds(10),
  /** A loader that stays until its call ends: logout, chat launch, please-wait. */
  loaderUntilDone: Duration.seconds(9999),
  /** From the answer of a chat's launch to the chat. */
  chatRedirect: Duration.millis(500),
  /** A lazily loaded part shows its loader only after this. */
  lazyLoader: Duration.millis(200),
  /** Scrolling asks for more art at most once in this span. */
  lazyThrottle: Duration.millis(300),
  /** The countdown of an SMS code is worked out anew this often. */
  codeTick: Duration.millis(500),
  /** What the countdown shows until it was worked out, and lasts when the server's clock is off. */
  codeInitial: Duration.seconds(60),
  /** A countdown never lasts longer: the server's clock is off then. */
  codeLongest: Duration.minutes(10),
  /** 'The code is sent' shows this long. */
  toastSent: Duration.millis(1500),
  /** A human verification whose code has not come by then is unavailable. */
  proofWait: Duration.seconds(10),
  /** Assumed: a code that Firebase has not sent by then will not come; a puzzle that it may ask for was left. */
  identityWait: Duration.minutes(1),
  /** After a changed password the player is taken home this late, to read that it was saved. */
  leaveAfterSave: Duration.seconds(1),
  /** Typing in a name or an address rests this long before it is looked up. */
  lookUpDebounce: Duration.millis(400),
  longPress: Duration.millis(370),
  /** A touch lasts so long before it shows; how it ends is a matter of `ui/basic/press.module.css`. */
  pressIn: Duration.millis(130),
  /** A load that takes longer says so, with another try. */
  slowLoad: Duration.seconds(8),
  /** The service worker fetches its files this long after the first content, so as not to be in its way. */
  workerStart: Duration.seconds(3),
  /** Between the pieces of code that are run ahead of a first tap. */
  aheadPause: Duration.millis(500),
  /** A tab that is looked at again asks for a newer version of the app at most once in this span. */
  updateLook: Duration.minutes(10),
  /** On return to the tab an older system status is asked for again (decision 148). */
  statusStale: Duration.minutes(5),
  /** Assumed: while it rains, what came down is asked for this often. */
  rainRefresh: Duration.seconds(30),
} as const
