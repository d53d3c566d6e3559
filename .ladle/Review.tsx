import type { GlobalProvider } from "@ladle/react"
import { type RefObject, useEffect, useRef, useState } from "react"

import { languageFacts, languages, themes } from "#config/product.ts"

import {
  bars,
  brands,
  type Choice,
  firstChoice,
  personaOptions,
  safeAreas,
  secondOf,
  seconds,
  sidesOf,
  sizes,
  storeChoice,
  withChange,
} from "./choice.ts"
import type { Findings } from "./findings.ts"
import { type Action, addressInPhone, type Checked, events, type Report } from "./inPhone.ts"

type CatalogueProps = Omit<Parameters<GlobalProvider>[0], "children">

/** The controls that the catalogue lists: the component's. The bar above contains language and persona. */
const ownControls = ({
  language: _language,
  persona: _persona,
  ...own
}: Report["controls"]): Report["controls"] => own

/** The reviewer's settings for all stories. Ladle's own theme switch changes the theme in these settings too. */
const useChoice = ({ globalState: { theme: shade }, dispatch }: CatalogueProps) => {
  const [choice, setChoice] = useState(firstChoice)
  const [lastShade, setLastShade] = useState(shade)
  const { theme } = choice
  const choose = (change: Readonly<Record<string, unknown>>) => setChoice(withChange(choice, change))
  if (shade !== lastShade) {
    setLastShade(shade)
    choose({ theme: shade })
  }
  useEffect(() => dispatch({ type: "update-theme", value: theme }), [dispatch, theme])
  useEffect(() => storeChoice(choice), [choice])
  return [choice, choose] as const
}

/** Navigates a window to an address without a reload, by `popstate`, as the browser's Back and Forward do. */
const goTo = (page: Window, address: string): void => {
  page.history.replaceState(null, "", address)
  page.dispatchEvent(new PopStateEvent("popstate"))
}

/** Shows the story at the address in an iframe, and synchronises the component's controls in both directions. A second phone receives controls but reports none. */
const useStory = (
  address: string,
  { globalState: { story, control }, dispatch }: CatalogueProps,
  isSecond = false,
) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const reported = useRef<Report["controls"]>({})
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const shown = frame.current
    const take = (event: Event) => {
      const { story: from, controls } = (event as CustomEvent<Report>).detail
      setReady(true)
      if (from !== story || isSecond) return
      reported.current = controls
      dispatch({ type: "update-control", value: ownControls(controls) })
    }
    shown?.addEventListener(events.report, take)
    return () => shown?.removeEventListener(events.report, take)
  }, [dispatch, story, isSecond])
  useEffect(() => {
    const shown = frame.current
    const take = (event: Event) =>
      dispatch({ type: "update-action", value: (event as CustomEvent<Action>).detail, clear: false })
    shown?.addEventListener(events.action, take)
    return () => shown?.removeEventListener(events.action, take)
  }, [dispatch])
  useEffect(() => dispatch({ type: "update-action", value: undefined, clear: true }), [dispatch, story])
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (isReady && page) goTo(page, address)
  }, [isReady, address])
  useEffect(() => {
    const isOther = (name: string) => control[name]?.value !== reported.current[name]?.value
    if (Object.keys(control).some(isOther))
      frame.current?.contentWindow?.dispatchEvent(new CustomEvent(events.controls, { detail: control }))
  }, [control])
  return frame
}

/** The findings of axe in the story, undefined until axe has run, and a function that checks again. */
const useFindings = (frame: RefObject<HTMLIFrameElement | null>, address: string, story: string) => {
  const [checked, setChecked] = useState<{ readonly address: string; readonly findings: Findings }>()
  useEffect(() => {
    const shown = frame.current
    const take = (event: Event) => {
      const { story: from, findings } = (event as CustomEvent<Checked>).detail
      if (from === story) setChecked({ address, findings })
    }
    shown?.addEventListener(events.findings, take)
    return () => shown?.removeEventListener(events.findings, take)
  }, [frame, address, story])
  const checkAgain = () => {
    setChecked(undefined)
    frame.current?.contentWindow?.dispatchEvent(new CustomEvent(events.check))
  }
  return [checked?.address === address ? checked.findings : undefined, checkAgain] as const
}

interface FindingsProps {
  readonly findings: Findings | undefined
  readonly onCheck: () => void
}

const Axe = ({ findings, onCheck }: FindingsProps) => (
  <section className="axe" aria-label="Accessibility">
    <p role="status">
      {findings === undefined ? "Axe is checking …" : `Findings of axe: ${findings.length}`}
    </p>
    <ul>
      {findings?.map((finding) => (
        <li key={finding}>{finding}</li>
      ))}
    </ul>
    <button type="button" onClick={onCheck}>
      Check again
    </button>
  </section>
)

interface PhoneProps extends CatalogueProps {
  readonly choice: Choice
}

interface FrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly choice: Choice
  readonly title: string
  readonly src: string
}

/** A phone, with or without the bars of a browser and the safe areas, which the page may paint but not use. */
const Frame = ({ frame, choice, title, src }: FrameProps) => (
  <div className="body">
    {choice.hasSafeAreas && (
      <div
        className="safe"
        style={{
          borderWidth: safeAreas(choice.size)
            .map((width) => `${width}px`)
            .join(" "),
        }}
      />
    )}
    {choice.hasBars && <div className="browserBar" style={{ height: bars.above }} />}
    <iframe ref={frame} className="phone" title={title} src={src} {...sidesOf(choice)} />
    {choice.hasBars && <div className="browserBar" style={{ height: bars.below }} />}
  </div>
)

/** A second phone next to the first phone, with another theme or language. */
const SecondPhone = ({ choice, ...catalogue }: PhoneProps) => {
  const address = addressInPhone(catalogue.globalState.story, choice)
  const [first] = useState(address)
  const frame = useStory(address, catalogue, true)
  return <Frame frame={frame} choice={choice} title="The story in a second phone" src={first} />
}

const Phone = ({ choice, ...catalogue }: PhoneProps) => {
  const { story } = catalogue.globalState
  const address = addressInPhone(story, choice)
  const [first] = useState(address)
  const frame = useStory(address, catalogue)
  const [findings, checkAgain] = useFindings(frame, address, story)
  const second = secondOf(choice)
  return (
    <div className="beside">
      <Frame frame={frame} choice={choice} title="The story in a phone" src={first} />
      {second !== undefined && <SecondPhone choice={second} {...catalogue} />}
      <Axe findings={findings} onCheck={checkAgain} />
    </div>
  )
}

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly options: ReadonlyMap<string, string>
  readonly onChange: (value: string) => void
}

const Field = ({ label, value, options, onChange }: FieldProps) => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {[...options].map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

const plain = (values: ReadonlyArray<string>): ReadonlyMap<string, string> =>
  new Map(values.map((value) => [value, value]))

const languageNames = new Map(languages.map((language) => [language, languageFacts[language].name]))

interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

const Switch = ({ label, on, onChange }: SwitchProps) => (
  <label>
    <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)

/** The review page beside Ladle's list of stories: a bar with the reviewer's settings, and the story in a phone. */
export const Review = (catalogue: CatalogueProps) => {
  const [choice, choose] = useChoice(catalogue)
  return (
    <div className="review">
      <form className="bar" aria-label="How to see the story">
        <Field
          label="Size"
          value={choice.size}
          options={plain(sizes)}
          onChange={(size) => choose({ size })}
        />
        <Field
          label="Language"
          value={choice.language}
          options={languageNames}
          onChange={(language) => choose({ language })}
        />
        <Field
          label="Theme"
          value={choice.theme}
          options={plain(themes)}
          onChange={(theme) => choose({ theme })}
        />
        <Field
          label="Brand"
          value={choice.brand}
          options={plain(brands)}
          onChange={(brand) => choose({ brand })}
        />
        <Field
          label="Persona"
          value={choice.persona}
          options={personaOptions}
          onChange={(persona) => choose({ persona })}
        />
        <Field
          label="Second phone"
          value={choice.second}
          options={seconds}
          onChange={(second) => choose({ second })}
        />
        <Switch
          label="Browser bars"
          on={choice.hasBars}
          onChange={(hasBars) => choose({ hasBars, hasSafeAreas: false })}
        />
        <Switch
          label="Safe areas"
          on={choice.hasSafeAreas}
          onChange={(hasSafeAreas) => choose({ hasSafeAreas, hasBars: false })}
        />
        <Switch
          label="Reduced motion"
          on={choice.lessMotion}
          onChange={(lessMotion) => choose({ lessMotion })}
        />
        <Switch label="Text at 200 %" on={choice.largeText} onChange={(largeText) => choose({ largeText })} />
      </form>
      <Phone
        key={`${choice.brand} ${choice.lessMotion} ${choice.largeText} ${choice.hasSafeAreas && choice.size}`}
        choice={choice}
        {...catalogue}
      />
    </div>
  )
}
