import type { Dispatch, FC, ReactElement } from "react"

/* The types of Ladle that this project uses. Ladle's own types include its source, which does not compile with this React version. */

interface Control {
  readonly type: "select" | "radio" | "inline-radio" | "check" | "number" | "text" | "boolean" | "range"
}

interface ArgType {
  readonly control?: Control
  readonly options?: ReadonlyArray<unknown>
  readonly defaultValue?: unknown
  readonly description?: string
}

export type StoryDecorator<P = object> = (
  component: FC,
  context: { readonly globalState: GlobalState; readonly args: P },
) => ReactElement | null

interface Described<P> {
  args?: Partial<P>
  argTypes?: { [K in keyof P]?: ArgType }
  decorators?: Array<StoryDecorator<P>>
}

export interface StoryDefault<P = object> extends Described<P> {
  title?: string
}

export interface Story<P = object> extends FC<P>, Described<P> {
  storyName?: string
}

export type Controls = { readonly [name: string]: { readonly value?: unknown } }

interface GlobalState {
  readonly theme: "light" | "dark" | "auto"
  readonly mode: "full" | "preview"
  readonly story: string
  readonly controlInitialized: boolean
  readonly control: Controls
}

type Action =
  | { readonly type: "update-story"; readonly value: string }
  | { readonly type: "update-theme"; readonly value: "light" | "dark" }
  | { readonly type: "update-mode"; readonly value: "full" | "preview" }
  | { readonly type: "update-control"; readonly value: Controls }
  | { readonly type: "update-action"; readonly value: unknown; readonly clear: boolean }

export type GlobalProvider = FC<{
  readonly globalState: GlobalState
  readonly dispatch: Dispatch<Action>
  readonly children: ReactElement | string | number | boolean | null | undefined
}>
