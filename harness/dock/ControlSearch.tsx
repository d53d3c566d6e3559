import { type ComponentType, useLayoutEffect, useRef, useState } from "react"

import { controlsIn, hasWords } from "./controlIndex.ts"
import { FormsContext, untouchedForms } from "./forms.ts"

export interface Panel {
  readonly title: string
  readonly body: ComponentType
}

/** Identifies a control by the title of its panel and its own name. */
export interface Target {
  readonly panel: string
  readonly name: string
}

interface Entry extends Target {
  readonly searchedText: string
}

/** Maximum number of listed controls. */
const most = 40

interface IndexProps {
  readonly panels: ReadonlyArray<Panel>
  readonly onRead: (entries: ReadonlyArray<Entry>) => void
}

/** Renders all panels invisibly and collects their controls, so that new controls need no entry in a list. */
const Index = ({ panels, onRead }: IndexProps) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bodies = [...(place.current?.children ?? [])]
    onRead(
      panels.flatMap(({ title }, index) =>
        controlsIn(bodies[index] ?? new DocumentFragment()).map(({ name, searchedText }) => ({
          panel: title,
          name,
          searchedText: `${title} ${searchedText}`,
        })),
      ),
    )
  }, [panels, onRead])
  return (
    <FormsContext value={untouchedForms}>
      <div hidden ref={place}>
        {panels.map(({ title, body: Body }) => (
          <div key={title}>
            <Body />
          </div>
        ))}
      </div>
    </FormsContext>
  )
}

interface FoundProps {
  readonly found: ReadonlyArray<Entry>
  readonly onChoose: (target: Target) => void
}

const Found = ({ found, onChoose }: FoundProps) => (
  <div className="found">
    <p role="status" className="note">
      {found.length === 0 ? "No control is called that." : `Controls: ${found.length}`}
    </p>
    <ul aria-label="Found controls">
      {found.slice(0, most).map(({ panel, name }) => (
        <li key={`${panel} ${name}`}>
          <button type="button" className="plain" onClick={() => onChoose({ panel, name })}>
            {name} <small>{panel}</small>
          </button>
        </li>
      ))}
    </ul>
  </div>
)

interface Props {
  readonly panels: ReadonlyArray<Panel>
  readonly onChoose: (target: Target) => void
}

/** Searches the controls of all panels. Enter selects the first result. */
export const ControlSearch = ({ panels, onChoose }: Props) => {
  const [typed, setTyped] = useState("")
  const [entries, setEntries] = useState<ReadonlyArray<Entry>>()
  const text = typed.trim()
  const found = (entries?.filter(({ searchedText }) => hasWords(searchedText, text)) ?? [])
    // A match in a name comes before a match in a description.
    .toSorted((one, other) => Number(hasWords(other.name, text)) - Number(hasWords(one.name, text)))
  const change = (next: string): void => {
    // Collect the controls again for the next search, because they may have changed.
    if (next.trim() === "") setEntries(undefined)
    setTyped(next)
  }
  const choose = (target: Target): void => {
    change("")
    onChoose(target)
  }
  return (
    <div className="search" role="search">
      <input
        type="search"
        aria-label="Search all controls"
        placeholder="Search all controls"
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={({ key }) => {
          const [first] = found
          if (key === "Enter" && first !== undefined) choose(first)
        }}
      />
      {text !== "" && entries === undefined && <Index panels={panels} onRead={setEntries} />}
      {text !== "" && entries !== undefined && <Found found={found} onChoose={choose} />}
    </div>
  )
}
