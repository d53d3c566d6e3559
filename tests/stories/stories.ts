import { type ComponentType, createElement, type ReactNode } from "react"

interface WithProps {
  readonly args?: object
}

interface Heading extends WithProps {
  readonly title: string
  readonly decorators?: ReadonlyArray<(shown: ComponentType) => ReactNode>
}

type Export = ComponentType & WithProps

/** A file of stories: its default export is about all of them. */
export interface StoryFile {
  readonly default: Heading
  readonly [name: string]: Heading | Export
}

export interface Story {
  readonly name: string
  /** The story as Ladle renders it, with the props and decorators of its file. */
  readonly Component: ComponentType
}

const componentOf = ({ args, decorators = [] }: Heading, story: Export): ComponentType => {
  const props = { ...args, ...story.args }
  return decorators.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner),
    () => createElement(story, props),
  )
}

/** The stories of a file, as written there. */
export const storiesIn = (file: StoryFile): ReadonlyArray<Story> =>
  Object.entries(file).flatMap(([name, story]) =>
    typeof story === "function" ? [{ name, Component: componentOf(file.default, story) }] : [],
  )
