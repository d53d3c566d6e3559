import { showContent } from "./showContent.ts"

// The build bundles this file as a script of its own, which documents with a banner, a form or games load.
if (window.shellContent !== undefined) showContent(window.shellContent)
