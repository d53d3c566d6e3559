import { assert, describe, it } from "@effect/vitest"

import { paragraphsOf } from "#domain/PlainText.ts"

describe("plain text of HTML", () => {
  it.each([
    ["<p>One</p><p>Two <b>b</b>old</p>", ["One", "Two bold"]],
    ["A<br>B<br/>C", ["A", "B", "C"]],
    ["<ul><li>First</li>\n<li>Second</li></ul>", ["First", "Second"]],
    ["5 &lt; 6 &amp; 7 &#8369;&#x20B1;&nbsp;&quot;x&quot;", ['5 < 6 & 7 ₱₱ "x"']],
    ["&amp;lt;b&amp;gt; &unknown; &#0;", ["&lt;b&gt; &unknown; &#0;"]],
    ["<style>p { color: red }</style><!-- <p>no</p> --><SCRIPT>x()</script >Text", ["Text"]],
    ['<a href="https://example.com">link</a> 1 < 2', ["link 1 < 2"]],
    ["  \n <p> </p>", []],
  ])("the HTML %s becomes the plain text %j", (html, paragraphs) => {
    assert.deepStrictEqual(paragraphsOf(html), paragraphs)
  })
})
