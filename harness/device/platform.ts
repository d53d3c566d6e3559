import { defaultDeployment } from "#config/deployment.ts"
import { appStorageItems } from "#platform/appStorageItems.ts"

/** The device, shell, host, brand and collector that the app detects. */
export interface PlatformChoice {
  readonly device: DeviceId
  readonly shell: DisplayMode
  /** Whether the device was set up by a web clip. */
  readonly webclip: boolean
  /** A host with a fixed merchant; empty for the page's own. */
  readonly host: string
  /** The brand of the page; empty for the default one. */
  readonly brand: string
  /** Whether the page configures a telemetry collector for the app. */
  readonly telemetry: boolean
}

const iphone = (os: string, version: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`

/** User agents by device; null for the real one. */
export const devices = {
  own: { title: "This browser", userAgent: undefined },
  "ios-12-3": { title: "iPhone, iOS 12.3", userAgent: iphone("12_3_1", "12.1.1") },
  "ios-12-4": { title: "iPhone, iOS 12.4", userAgent: iphone("12_4", "12.1.2") },
  ios: { title: "iPhone, iOS 18", userAgent: iphone("18_2", "18.2") },
  android: {
    title: "Android phone",
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
  },
  desktop: {
    title: "Desktop",
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
  },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly userAgent: string | undefined }>
>
export type DeviceId = keyof typeof devices

/** The environments in which the app can run, with their additions to the user agent. */
export const displayModes = {
  browser: { title: "Browser tab", mark: "", standalone: false },
  installed: { title: "Installed web app", mark: "", standalone: true },
  app: { title: "Native app (AppVer)", mark: " AppVer/2.4.0", standalone: false },
  "app-shell": { title: "Native app (AppShellVer)", mark: " AppShellVer/1.8.0", standalone: false },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly mark: string; readonly standalone: boolean }>
>
export type DisplayMode = keyof typeof displayModes

export const isDeviceId = (id: unknown): id is DeviceId =>
  typeof id === "string" && Object.hasOwn(devices, id)
export const isHost = (host: unknown): host is string =>
  host === "" || (typeof host === "string" && Object.hasOwn(defaultDeployment.merchantByHost, host))
export const isDisplayMode = (id: unknown): id is DisplayMode =>
  typeof id === "string" && Object.hasOwn(displayModes, id)

export const ownPlatform: PlatformChoice = {
  device: "own",
  shell: "browser",
  webclip: false,
  host: "",
  brand: "",
  telemetry: false,
}

/** The part of the window that reports the platform. */
export interface PlatformHost {
  readonly navigator: { readonly userAgent: string; readonly onLine: boolean }
  readonly localStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">
  readonly dispatchEvent: (event: Event) => boolean
  readonly matchMedia: (query: string) => MediaQueryList
}

export interface Platform {
  readonly choose: (choice: PlatformChoice) => void
  /** The chosen host; undefined for the page's own. */
  readonly host: () => string | undefined
  /** Whether the page configures a telemetry collector at the app's next start. */
  readonly hasTelemetry: () => boolean
  /** Dispatches offline and online events to the app. */
  readonly setOffline: (offline: boolean) => void
  /** Offers the app's installation as Chrome does; the prompt is always accepted. */
  readonly offerInstall: () => void
}

const standaloneQuery = /^\(display-mode:\s*standalone\)$/
const webclipKey = "WEBCLIP"

/** Replaces the platform that a window reports. Until a platform is chosen, the window reports the real one. */
export const installPlatform = (host: PlatformHost): Platform => {
  let choice = ownPlatform
  let offline = false
  const own = { userAgent: host.navigator.userAgent, matchMedia: host.matchMedia.bind(host) }
  const prototype: object = Object.getPrototypeOf(host.navigator)
  const isTrulyOnline = (): boolean => Reflect.get(prototype, "onLine", host.navigator) !== false
  const define = (name: string, get: () => unknown): void => {
    Object.defineProperty(host.navigator, name, { get, configurable: true })
  }
  define(
    "userAgent",
    () => (devices[choice.device].userAgent ?? own.userAgent) + displayModes[choice.shell].mark,
  )
  // A web clip counts as standalone, because it runs without the browser's bars.
  const isStandalone = (): boolean =>
    displayModes[choice.shell].standalone || (choice.webclip && choice.shell === "browser")
  define("standalone", isStandalone)
  define("onLine", () => !offline && isTrulyOnline())
  Object.assign(host, {
    matchMedia: (query: string) => {
      if (!standaloneQuery.test(query.trim()) || !isStandalone()) return own.matchMedia(query)
      // Returns a query that always matches, in place of the query for standalone mode.
      return own.matchMedia("all")
    },
  })
  return {
    choose: (next) => {
      if (next.webclip) host.localStorage.setItem(webclipKey, "1")
      else if (choice.webclip) host.localStorage.removeItem(webclipKey)
      choice = next
    },
    host: () => choice.host || undefined,
    hasTelemetry: () => choice.telemetry,
    setOffline: (next) => {
      if (next === offline) return
      offline = next
      host.dispatchEvent(new Event(offline ? "offline" : "online"))
    },
    offerInstall: () => {
      // The app offers its installation to returning players only.
      host.localStorage.setItem(appStorageItems.returning.key, "returning")
      const prompt = () => Promise.resolve({ outcome: "accepted" })
      const offer = new Event("beforeinstallprompt", { cancelable: true })
      host.dispatchEvent(Object.assign(offer, { prompt }))
    },
  }
}
