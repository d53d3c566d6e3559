import { partsOf } from "#domain/Name.ts"

export interface NamedTextProps {
  /** The output of `isolated`. */
  readonly text: string
}

/** Renders each isolated name in its own text direction, so that a name does not reorder the other words. */
export const NamedText = ({ text }: NamedTextProps) =>
  partsOf(text).map((part, index) => (part.isName ? <bdi key={index}>{part.text}</bdi> : part.text))
