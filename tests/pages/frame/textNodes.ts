/** A text that is not blank, and its parent. */
interface TextNode {
  readonly node: Node
  readonly element: Element
  readonly text: string
}

export const textNodes = (root: Element = document.body): ReadonlyArray<TextNode> => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Array<TextNode> = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ""
    if (element !== null && text !== "") found.push({ node, element, text })
  }
  return found
}

export const rangeOf = (node: Node): Range => {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range
}
