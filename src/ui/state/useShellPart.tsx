import { useState } from "react"

/** A part of the shell that boot may have filled (src/app/boot/showContent.ts), to show until the page knows its content. */
export const useShellPart = (name: "games" | "promotions") => {
  const [part] = useState(() => document.querySelector(`[data-place=${name}]`))
  return part === null ? undefined : <div inert ref={(place) => place?.append(part)} />
}
