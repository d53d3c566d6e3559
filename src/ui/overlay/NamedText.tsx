import { partsOf } from "#domain/Name.ts"

export interface NamedTextProps {
  /** A text with names that `isolated` marked. */
  readonly text: string
}

/** A text whose names from outside cannot change the order of its words. */
export const NamedText = ({ text }: NamedTextProps) =>
  partsOf(text).map((part, index) => (part.isName ? <bdi key={index}>{part.text}</bdi> : part.text))
