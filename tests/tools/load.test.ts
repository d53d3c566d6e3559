import { readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { connect, createServer as createPort } from "node:net"
import { buffer } from "node:stream/consumers"
import { brotliCompressSync } from "node:zlib"
import { format, resolveConfig } from "prettier"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { forwardTo } from "#tools/bench/forward.ts"
import { judge } from "#tools/bench/loadBudgets.ts"
import type { Measured, PageValues } from "#tools/bench/loadFigures.ts"
import { comparison, fillTables, pagesTable } from "#tools/bench/loadTables.ts"
import { againstMark } from "#tools/bench/loadFigures.ts"
import { lossyPort } from "#tools/bench/lossyPort.ts"

const floor: PageValues = { LCP: [1000], content: [1500], "second LCP": [400], "second content": [900] }

const measured = (pages: Readonly<Record<string, PageValues>>): Measured => ({
  when: "2026-11-26T00:00:00.000Z",
  processor: "Example x 2",
  version: "1.0.0",
  net: "link",
  runs: 3,
  busy: 0.1,
  pages: { "html-lobby": floor, "react-api": floor, "stack-best": { blocked: [100] }, ...pages },
  scores: {},
})

const resultOf = (pages: Readonly<Record<string, PageValues>>, about: string) => {
  const found = judge(measured(pages)).find((verdict) => verdict.about === about)
  return [found?.result, found?.goalResult]
}

describe("the budgets of a measurement", () => {
  it("a budget is met by a median up to its limit, which is a factor of a reference page", () => {
    expect(resultOf({ home: { LCP: [1001, 1000, 900] } }, "LCP")).toEqual(["met", "missed"])
    expect(resultOf({ home: { LCP: [870, 870, 870] } }, "LCP")).toEqual(["met", "met"])
    expect(resultOf({ home: { LCP: [1010, 1010, 1010] } }, "LCP")).toEqual(["missed", "missed"])
  })

  it("a budget is missed within noise by less than its runs differ, and missed by more", () => {
    expect(resultOf({ home: { LCP: [1010, 1005, 1030] } }, "LCP")).toEqual(["within noise", "missed"])
    expect(resultOf({ home: { LCP: [1030, 1025, 1035] } }, "LCP")[0]).toBe("missed")
    expect(resultOf({ home: { INP: [240, 190, 210] } }, "slowest tap (INP)")[0]).toBe("within noise")
  })

  it("a budget without a figure is not measured, and a page that was not loaded has no budget", () => {
    expect(resultOf({ home: {} }, "LCP")).toEqual(["not measured", "not measured"])
    expect(judge(measured({}))).toEqual([])
  })

  it("each page of the product must be free of layout shifts, and no reference page", () => {
    const shifts = judge(
      measured({
        login: { "layout shifts": [0.01] },
        "react-api with packet loss": { "layout shifts": [0.01] },
      }),
    ).filter(({ about }) => about.startsWith("layout shifts"))
    expect(shifts.map(({ page, result }) => [page, result])).toEqual([["login", "missed"]])
  })

  it("a score of Lighthouse is judged by its least value", () => {
    const scores = { home: { performance: [89, 95, 91], accessibility: [100], "best-practices": [96] } }
    const results = judge({ ...measured({}), scores }).map(({ about, result }) => [about, result])
    expect(results).toEqual([
      ["Lighthouse, performance", "met"],
      ["Lighthouse, accessibility", "met"],
      ["Lighthouse, best-practices", "missed"],
    ])
  })
})

describe("the tables of a measurement", () => {
  it("the table of pages shows the median with the smallest and the largest value", () => {
    const table = pagesTable(measured({ home: { LCP: [830, 812.4, 901] } }))
    expect(table).toContain("| home | 830 (812–901) |")
    expect(table).toContain("| react-api | 1000 |")
  })

  it("two builds are compared by medians, against the larger spread of both", () => {
    const pages = {
      home: { LCP: [700, 710], "second LCP": [300, 400] },
      [`home${againstMark}`]: { LCP: [900, 905], "second LCP": [290, 350] },
    }
    const lines = comparison(measured(pages)).split("\n")
    expect(lines.find((line) => line.startsWith("| home: LCP"))).toMatch(/\| better \|$/)
    expect(lines.find((line) => line.startsWith("| home: second LCP"))).toMatch(/\| within noise \|$/)
  })

  it("the tables of performance.md are those of docs/load.json", async () => {
    const path = "docs/performance.md"
    const document = readFileSync(path, "utf8")
    const filled = fillTables(document, JSON.parse(readFileSync("docs/load.json", "utf8")))
    expect(await format(filled, { ...(await resolveConfig(path)), filepath: path })).toBe(document)
  })

  it("a document without marks for the tables is refused", () => {
    expect(() => fillTables("# Performance", measured({}))).toThrow("<!-- load: pages -->")
  })
})

describe("what the measuring tool loads", () => {
  const text = "export const lantern = 1"
  const site: Server = createServer((request, response) => {
    if (request.url === "/wps/echo?a=1") {
      void buffer(request).then((body) => response.writeHead(401, { "content-type": "text/plain" }).end(body))
      return
    }
    const headers = {
      "content-type": "text/javascript",
      "cache-control": "no-cache",
      "content-encoding": "br",
    }
    response.writeHead(200, { ...headers, etag: "a" }).end(brotliCompressSync(text))
  })
  const proxy = createServer((request, response) => {
    void forward(new URL(request.url ?? "", "http://site"), request).then(
      ({ status, type, headers, body }) => {
        response.writeHead(status, { ...headers, "x-type": type, connection: "close" }).end(body)
      },
    )
  })
  let forward = forwardTo("")
  const portOf = (server: Server): number => {
    const address = server.address()
    return typeof address === "object" && address !== null ? address.port : 0
  }

  beforeAll(async () => {
    for (const server of [site, proxy]) await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    forward = forwardTo(`http://127.0.0.1:${portOf(site)}`)
  })
  afterAll(() => {
    site.close()
    proxy.close()
  })

  it("a compressed file is forwarded as it is, under a type that is not compressed again", async () => {
    const response = await fetch(`http://127.0.0.1:${portOf(proxy)}/entry.js`)
    expect([response.headers.get("content-type"), response.headers.get("x-type")]).toEqual([
      "text/javascript",
      "application/octet-stream",
    ])
    expect(response.headers.get("etag")).toBeNull()
    expect(await response.text()).toBe(text)
  })

  it("a change is forwarded with its body, and its status comes back", async () => {
    const response = await fetch(`http://127.0.0.1:${portOf(proxy)}/wps/echo?a=1`, {
      method: "POST",
      body: "{}",
    })
    expect([response.status, await response.text(), response.headers.get("x-type")]).toEqual([
      401,
      "{}",
      "text/plain",
    ])
  })

  it("a lossy port forwards every byte in order", async () => {
    const echo = createPort({ allowHalfOpen: true }, (socket) => socket.pipe(socket))
    await new Promise<void>((done) => echo.listen(0, "127.0.0.1", done))
    const address = echo.address()
    const lossy = await lossyPort(typeof address === "object" && address !== null ? address.port : 0, 5)
    const sent = Buffer.from(Array.from({ length: 400_000 }, (_, index) => index % 251))
    const socket = connect({ port: lossy.port, host: "127.0.0.1" })
    socket.end(sent)
    expect((await buffer(socket)).equals(sent)).toBe(true)
    lossy.close()
    echo.close()
  })
})
