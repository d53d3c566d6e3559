import { generalDocument } from "#config/documents.ts"

/** The plan in the general document, as JSON; "" if the site has no such document. */
export const generalPlan = async (): Promise<string> => {
  const page = await (await fetch(generalDocument)).text()
  return /<script id="plan"[^>]*>([^<]*)</.exec(page)?.[1] ?? ""
}
