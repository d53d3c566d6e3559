import type { Browser } from "playwright"

export interface Size {
  readonly width: number
  readonly height: number
}

export const phone: Size = { width: 375, height: 667 }

/** Runs in a page: whether the window shows neither placeholders nor loading images. Content below the window does not count. */
export const isWhole = (): boolean =>
  [...document.querySelectorAll("[class^=bone_], img")]
    .filter((each) => each.getBoundingClientRect().top < window.innerHeight)
    .every((each) => each instanceof HTMLImageElement && each.complete)

export interface Shot {
  readonly caption: string
  readonly picture: string
}

const figure = ({ caption, picture }: Shot): string =>
  `<figure><figcaption>${caption}</figcaption><img src="${picture}"></figure>`

const row = (shots: ReadonlyArray<Shot>): string => `<div>${shots.map(figure).join("")}</div>`

export const documentOf = (title: string, rows: ReadonlyArray<ReadonlyArray<Shot>>): string =>
  `<!doctype html><meta charset="utf-8"><style>
    body { margin: 16px; background: #888; color: #000; font: 14px sans-serif }
    div { display: flex; align-items: flex-start }
    figure { margin: 0 16px 16px 0 }
    img { display: block; zoom: 0.75 }
  </style><h1>${title}</h1>${rows.map(row).join("")}`

export const renderHtml = async (browser: Browser, html: string, path: string): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  await page.setContent(html)
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
