/** The styles of all reference pages. */
export const styles = `
*{box-sizing:border-box}
body{margin:0;background:#14161f;color:#eef;font:14px/1.35 system-ui,sans-serif}
a,button{border:0;background:none;color:inherit;font:inherit;text-decoration:none}
header,footer{position:sticky;top:0;z-index:2;display:flex;align-items:center;gap:8px;height:52px;padding:0 12px;background:#1c2030}
header b,footer a{flex:1} footer{position:fixed;inset:auto 0 0}
.button{padding:6px 14px;border-radius:16px;background:#f5b942;color:#222}
.banner{display:block;width:100%;height:auto;aspect-ratio:824/330;object-fit:cover;background:#222738}
.notice{height:30px;padding:6px 12px;overflow:hidden} nav{display:flex;gap:4px;overflow-x:auto;padding:8px}
nav button{flex:0 0 76px;height:52px} .on{color:#f5b942}
.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;padding:8px}
nav button,.tile{position:relative;overflow:hidden;border-radius:8px;background:#222738}
.tile img{display:block;width:100%;height:auto;aspect-ratio:1}
.tile i,.tile em{display:block;overflow:hidden;padding:2px 6px;font-style:normal;text-overflow:ellipsis;white-space:nowrap}
.tile button{position:absolute;top:0;right:0;width:40px;height:40px}
.winners{margin:0 8px 72px;line-height:32px}
`.replaceAll("\n", "")
