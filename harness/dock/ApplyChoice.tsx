import { Choices } from "./controls.tsx"
import { useHarness } from "./useHarness.ts"

const options = [
  { value: "restart", label: "Apply and restart" },
  { value: "quiet", label: "Apply quietly" },
] as const

/** The choice whether a changed setting of the status response restarts the app or applies at its next request. */
export const ApplyChoice = () => {
  const harness = useHarness()
  return (
    <Choices
      label="How to apply"
      options={options}
      value={harness.isQuiet() ? "quiet" : "restart"}
      onChange={(how) => harness.applyQuietly(how === "quiet")}
    />
  )
}
