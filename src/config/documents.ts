/** The document of every address without its own document. The service worker precaches it. */
export const generalDocument = "/general.html"

/** The cache from which the service worker opens a page's own document. */
export const documentCache = "documents"
