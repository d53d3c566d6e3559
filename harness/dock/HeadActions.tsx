import { useState } from "react"

import { longestLink } from "../scenario/scenarioFile.ts"
import { copyText } from "./copyText.ts"
import { saveAddress, saveFile } from "./saveFile.ts"
import { UndoButtons } from "./UndoButtons.tsx"
import { useHarness } from "./useHarness.ts"

/** The actions that a tester needs on every panel. */
export const HeadActions = () => {
  const harness = useHarness()
  const [message, setMessage] = useState("")
  const copyLink = async (): Promise<string> => {
    const link = harness.scenarioLink()
    return link.length > longestLink
      ? `The link would be longer than ${longestLink} characters: save a file in the Scenario panel.`
      : copyText(link, "The link is copied.", link)
  }
  const saveReport = async (): Promise<string> => {
    const { file, markdown } = await harness.bugReport()
    saveFile(harness, "bug-report", "json", file)
    return copyText(markdown, "The report is saved, and its text for an issue is copied.")
  }
  const savePicture = async (): Promise<string> => {
    const { address, why } = await harness.picture()
    saveAddress(harness, "picture", why === "" ? "png" : "svg", address)
    return why === "" ? "The picture is saved." : `A drawing of the page's state is saved. ${why}`
  }
  const reset = () => void harness.reset()
  const actions = [
    ["Copy link", copyLink],
    ["Bug report", saveReport],
    ["Picture", savePicture],
  ] as const
  return (
    <>
      <div role="toolbar" aria-label="Actions" className="actions">
        {actions.map(([name, run]) => (
          <button key={name} type="button" className="plain" onClick={() => void run().then(setMessage)}>
            {name}
          </button>
        ))}
        <UndoButtons />
        <button type="button" className="plain" aria-label="Reset everything" onClick={reset}>
          Reset
        </button>
      </div>
      <p role="status" className="note">
        {message}
      </p>
    </>
  )
}
