/** The state of the dock that survives a reload. */
export interface DockState {
  readonly isOpen: boolean
  /** The title of its panel. */
  readonly panel: string
}

/** Decodes a stored state; an invalid one is a closed dock on its first panel. */
export const read = (text: string | null, titles: ReadonlyArray<string>): DockState => {
  const [, state, title] = /^(open|closed) (\w+)$/.exec(text ?? "") ?? []
  const panel = titles.find((each) => each === title) ?? titles[0] ?? ""
  return { isOpen: state === "open", panel }
}

export const write = ({ isOpen, panel }: DockState): string => `${isOpen ? "open" : "closed"} ${panel}`
