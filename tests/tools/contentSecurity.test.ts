import { describe, expect, it } from "vitest"

import { contentSecurity, policySettings } from "#tools/serve/contentSecurity.ts"

const page = `<style>a{}</style><script>let a = 1</script><script type="application/json">{}</script>`

const directives = (env: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    contentSecurity(page, policySettings(env))
      .split("; ")
      .map((directive) => [directive.split(" ", 1).join(), directive.replace(/^\S+ /, "")]),
  )

describe("the content security policy", () => {
  it("a deployment without features allows no other hosts and no style attributes", () => {
    const policy = directives({ POLICY_FEATURES: "" })
    expect(policy["script-src"]).toMatch(/^'self' 'sha256-[\w+/]+='$/)
    expect(policy["style-src"]).toMatch(/^'self' 'sha256-[\w+/]+='$/)
    expect(policy["style-src-attr"]).toBe("'none'")
    expect(policy["connect-src"]).toBe("'self'")
  })

  it("each feature allows its own hosts", () => {
    const google = directives({ POLICY_FEATURES: "google" })
    expect(google["script-src"]).toContain("https://apis.google.com")
    expect(google["script-src"]).not.toMatch(/recaptcha|geetest/)
    expect(directives({ POLICY_FEATURES: "sms" })["script-src"]).toContain(
      "https://www.google.com/recaptcha/",
    )
    expect(directives({ POLICY_FEATURES: "geetest" })["style-src-elem"]).toContain(
      "https://static.geetest.com",
    )
  })

  it("all features are allowed by default, and an unknown one is refused", () => {
    expect(directives({})["script-src"]).toMatch(/geetest.*apis\.google.*recaptcha/)
    expect(() => policySettings({ POLICY_FEATURES: "geetests" })).toThrow("geetests")
  })

  it("requests may go to the gateway of the build and to its fallbacks", () => {
    const policy = directives({
      POLICY_FEATURES: "",
      VITE_GATEWAY_ORIGIN: "https://a.example/",
      VITE_GATEWAY_FALLBACKS: "https://b.example, https://c.example",
    })
    expect(policy["connect-src"]).toBe("'self' https://a.example https://b.example https://c.example")
  })

  it("frames need HTTPS, and scripts allow nothing inline", () => {
    const policy = directives({})
    expect(policy["frame-src"]).toBe("https:")
    expect(policy["frame-ancestors"]).toBe("'self'")
    expect(policy["script-src"]).not.toContain("unsafe")
  })
})
