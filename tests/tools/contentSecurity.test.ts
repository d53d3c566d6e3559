import { describe, expect, it } from "vitest"

import { type Deployment, defaultDeployment, policyFeatures } from "#config/deployment.ts"
import { withDeployment } from "#tools/configure/page.ts"
import { contentSecurity, gatewayDocument, gatewayPolicy } from "#tools/serve/contentSecurity.ts"

const page = `<style>a{}</style><script data-fill="boot">let a = 1</script><script id="deployment" type="application/json"></script>`

const directives = (settings: Partial<Deployment> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    contentSecurity(withDeployment(page, { ...defaultDeployment, ...settings }))
      .split("; ")
      .map((directive) => [directive.split(" ", 1).join(), directive.replace(/^\S+ /, "")]),
  )

describe("the content security policy", () => {
  it("allows no other hosts and no style attributes if no feature is on", () => {
    const policy = directives()
    expect(policy["script-src"]).toMatch(/^'self' 'sha256-[\w+/]+='$/)
    expect(policy["style-src"]).toMatch(/^'self' 'sha256-[\w+/]+='$/)
    expect(policy["style-src-attr"]).toBe("'none'")
    expect(policy["connect-src"]).toBe("'self'")
  })

  it("contains the hashes of the build's own scripts alone", () => {
    const policy = (html: string) => contentSecurity(html).split("; ")[1]
    expect(policy(`<script>alert(1)</script>${page}`)).toBe(`script-src ${directives()["script-src"]}`)
    expect(() => policy(`<script data-fill="boot">alert(1)</script>${page}`)).toThrow("boot")
  })

  it("allows the hosts of each enabled feature, and no other hosts", () => {
    const google = directives({ policyFeatures: ["google"] })
    expect(google["script-src"]).toContain("https://apis.google.com")
    expect(google["script-src"]).not.toMatch(/recaptcha|geetest/)
    expect(directives({ policyFeatures: ["sms"] })["script-src"]).toContain(
      "https://www.google.com/recaptcha/",
    )
    expect(directives({ policyFeatures: ["geetest"] })["style-src-elem"]).toContain(
      "https://static.geetest.com",
    )
  })

  it("requires Trusted Types if no feature is on", () => {
    expect(directives()["require-trusted-types-for"]).toBe("'script'")
    expect(directives()["trusted-types"]).toBe("dompurify polyfills worker")
    for (const feature of policyFeatures) {
      expect(Object.keys(directives({ policyFeatures: [feature] })).join()).not.toContain("trusted-types")
    }
  })

  it("forbids a base element that changes relative addresses", () => {
    expect(directives()["base-uri"]).toBe("'none'")
  })

  it("allows requests to the gateway and its fallback origins", () => {
    const policy = directives({
      gateway: "https://a.example",
      fallbacks: ["https://b.example", "https://c.example"],
    })
    expect(policy["connect-src"]).toBe("'self' https://a.example https://b.example https://c.example")
  })

  it("allows iframes over HTTPS only, and no inline script", () => {
    const policy = directives()
    expect(policy["frame-src"]).toBe("https:")
    expect(policy["frame-ancestors"]).toBe("'self'")
    expect(policy["script-src"]).not.toContain("unsafe")
  })
})

describe("the content security policy of the gateway's documents", () => {
  it.each([
    [undefined, gatewayDocument],
    ["", gatewayDocument],
    ["default-src 'self'", gatewayDocument],
    ["sandbox allow-scripts Allow-Same-Origin", gatewayDocument],
    ["sandbox-none", gatewayDocument],
    ["sandbox allow-scripts", "sandbox allow-scripts"],
  ])("replaces the document's own policy %j by the policy %j", (own, policy) => {
    expect(gatewayPolicy(own)).toBe(policy)
  })
})
