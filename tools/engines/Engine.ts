/** What a person does with a finger or a pointer, and with keys, as WebDriver and WebDriver BiDi both spell it. */
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

/** A page of a browser that knows nothing yet: no storage, no cookies. */
export interface Tab {
  /** What presses are made with. */
  readonly pointer: "touch" | "mouse"
  readonly open: (address: string) => Promise<void>
  /** Runs a script's statements in the page; what they return travels as JSON. */
  readonly run: <A>(script: string) => Promise<A>
  readonly perform: (inputs: ReadonlyArray<Input>) => Promise<void>
  /** One step back in the history, as by the browser's own button. */
  readonly back: () => Promise<void>
  /** A PNG of what is on screen. */
  readonly picture: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

export interface RunningEngine {
  readonly version: string
  readonly newTab: () => Promise<Tab>
  readonly stop: () => Promise<void>
}

export interface Engine {
  readonly name: "Chromium" | "WebKit" | "Firefox"
  /** Debian's packages of it. */
  readonly packages: string
  /** Finds its programs, or installs them, and answers how to start it; nothing where it cannot be had. */
  readonly find: () => (() => Promise<RunningEngine>) | undefined
}

/** CSS px of the phone the journeys are made on; a browser's window may not become so narrow. */
export const phone = { width: 375, height: 812, pixelRatio: 2, widest: 480 } as const
