/** Touch, pointer and key actions, as WebDriver and WebDriver BiDi both encode them. */
export type Input =
  | {
      readonly type: "pointer"
      readonly id: string
      readonly parameters: { readonly pointerType: "touch" | "mouse" }
      readonly actions: ReadonlyArray<
        | { readonly type: "pointerMove"; readonly x: number; readonly y: number }
        | { readonly type: "pointerDown" | "pointerUp"; readonly button: 0 }
      >
    }
  | {
      readonly type: "key"
      readonly id: string
      readonly actions: ReadonlyArray<{ readonly type: "keyDown" | "keyUp"; readonly value: string }>
    }

/** The page of a new browser, without storage and cookies. */
export interface Tab {
  /** The pointer type of presses. */
  readonly pointer: "touch" | "mouse"
  readonly open: (address: string) => Promise<void>
  /** Runs a script's statements in the page and returns their result as JSON. */
  readonly run: <A>(script: string) => Promise<A>
  readonly perform: (inputs: ReadonlyArray<Input>) => Promise<void>
  /** Goes back in the history, as the browser's button does. */
  readonly back: () => Promise<void>
  /** A PNG of the screen. */
  readonly picture: () => Promise<Buffer>
}

/** A running browser with its programs. */
export interface Browser {
  readonly version: string
  readonly tab: Tab
  /** Ends all its programs, also those that hang. */
  readonly stop: () => Promise<void>
}

export interface Engine {
  readonly name: "Chromium" | "WebKit" | "Firefox"
  /** Its Debian packages. */
  readonly packages: string
  /** Finds or installs its programs and returns what starts a browser; undefined if it is not available. */
  readonly find: () => (() => Promise<Browser>) | undefined
}

/** Milliseconds that a driver or browser has to start, and for each command. */
export const commandLimit = 30_000

/** Milliseconds for a script: one that is lost in a navigation is sent again. */
export const scriptLimit = 5000

/** Size of the test phone in CSS px; `widest` limits a browser that cannot be as narrow. */
export const phone = { width: 375, height: 812, pixelRatio: 2, widest: 480 } as const
