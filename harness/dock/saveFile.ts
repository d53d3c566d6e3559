import type { Harness } from "../api.ts"
import { textOf } from "../clock/localTime.ts"
import { write } from "../scenario/scenario.ts"

/** Longest part of a file name that describes the scenario. */
const longest = 60

type Source = Pick<Harness, "scenario" | "clock">

/** The name of a file: its kind, the device's time and the scenario, so that no two files have the same name. */
const fileName = ({ scenario, clock }: Source, kind: string, extension: string): string => {
  const changes = write(scenario()).replaceAll(/[^\w.]+/g, "-")
  return `${kind}_${textOf(clock.deviceNow())}_${changes.slice(0, longest) || "default"}.${extension}`
}

/** Saves the content of an address on the tester's device. */
export const saveAddress = (source: Source, kind: string, extension: string, href: string): void => {
  const link = document.createElement("a")
  Object.assign(link, { href, download: fileName(source, kind, extension) })
  link.click()
}

/** Saves a text on the tester's device. */
export const saveFile = (source: Source, kind: string, extension: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }))
  saveAddress(source, kind, extension, url)
  URL.revokeObjectURL(url)
}
