import { partsOf } from "#domain/Name.ts"

export interface NamedTextProps {
  /** The output of `isolated`. */
  readonly text: string
}

/** Isolates names from outside, which must not change the order of the words. */
export const NamedText = ({ text }: NamedTextProps) =>
  partsOf(text).map((part, index) => (part.isName ? <bdi key={index}>{part.text}</bdi> : part.text))
