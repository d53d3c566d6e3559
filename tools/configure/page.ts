import { createHash } from "node:crypto"

import { type Deployment, defaultDeployment } from "#config/deployment.ts"
import { generalDocument } from "#config/documents.ts"

/** Encodes a value as JSON for a script element. Escapes `<`, so that no text can close the element. */
export const inPage = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c")

/** Escapes a text for an element or a quoted attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

const element = /(<script id="deployment" type="application\/json"[^>]*>)([^<]*)(<\/script>)/

/** Reads the deployment from a page of the product; returns the default for any other page. */
export const deploymentIn = (html: string): Deployment => {
  const [, , text = ""] = element.exec(html) ?? []
  return text === "" ? defaultDeployment : JSON.parse(text)
}

/** Replaces the deployment in a page. */
export const withDeployment = (html: string, deployment: Deployment): string => {
  if (!element.test(html)) throw new Error("The page has no element #deployment.")
  return html.replace(element, (_all, start: string, _old, end: string) => start + inPage(deployment) + end)
}

const revision = new RegExp(String.raw`(\{url:"${generalDocument.slice(1)}",revision:")[^"]+("\})`)

/**
 * The revision of a file of which each brand has a version at the same address. All brands share one service worker, so
 * a change in one brand is a new revision for all hosts.
 */
export const revisionOf = (files: ReadonlyArray<string>): string =>
  createHash("md5").update(files.join("")).digest("hex")

/** Changes the revision of the documents in the service worker, so that browsers load them again. */
export const withRevision = (worker: string, digest: string): string => {
  if (!revision.test(worker)) throw new Error(`The service worker has no revision of ${generalDocument}.`)
  return worker.replace(revision, (_all, start: string, end: string) => start + digest + end)
}

/** The build to which a page of the product belongs: the version and a digest of the scripts. */
export const buildIn = (html: string): string => {
  const [, build] = /<meta name="build" content="([^"]+)"/.exec(html) ?? []
  if (build === undefined) throw new Error("The page does not name its build.")
  return build
}
