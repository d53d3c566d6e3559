import type { Texts } from "./shellTexts.ts"

// The build renders text keys into the shell. Boot replaces each key by its text.
export const fillTexts = (part: Node, texts: Texts): void => {
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let text = nodes.nextNode(); text !== null; text = nodes.nextNode())
    text.nodeValue = texts[text.nodeValue ?? ""] ?? text.nodeValue
}

// The content security policy refuses style attributes, so the build writes the styles to `data-style`.
export const applyStyles = (part: ParentNode): void =>
  part.querySelectorAll<HTMLElement>("[data-style]").forEach((element) => {
    element.style.cssText = element.dataset["style"] ?? ""
  })

export const renderPicture = (place: Element, address: string): void => {
  if (address === "") return
  const picture = new Image()
  picture.src = address
  picture.style.cssText = "position:absolute;top:0;left:0;width:100%;height:100%;object-fit:cover"
  place.appendChild(picture)
}
