import { sanitize } from "./sanitize.ts";

/** Texts that try to run a script, to load something or to change the page. */
const hostileTexts: readonly string[] = [
  "<script>document.title = 'harmed'</script>",
  "<img src='x' onerror=\"document.title = 'harmed'\">",
  "<b onclick='alert(1)' style='position:fixed' class='x' id='y'>negrito</b>",
  "<svg onload='alert(1)'></svg>",
  "<style>body { display: none }</style>",
  "<body onload='alert(1)'>",
  "<p style='background:url(https://fora.exemplo/x.png)'>texto</p>",
  "<base href='https://fora.exemplo'>",
  "<video src='https://fora.exemplo/v' onerror='alert(1)'></video>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data='https://fora.exemplo'></object>",
  "<link rel='stylesheet' href='https://fora.exemplo/x.css'>",
  "<math><mtext><table><mglyph><style><img src onerror=alert(1)></style></mglyph></table></mtext></math>",
  "<form action='https://fora.exemplo' onsubmit='alert(1)'><input autofocus onfocus='alert(1)'></form>",
  "<template><b onclick='alert(1)' style='color:red'>x</b></template>",
];

/** The page of an iframe with a strict policy: it shows the sanitized texts, then lists the reported violations. */
const reported: string[] = [];
document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => reported.push(violatedDirective));
for (const text of hostileTexts) document.body.append(sanitize(text));
// A violation on purpose, reported after all others.
document.body.setAttribute("style", "color: red");
document.addEventListener("securitypolicyviolation", () => {
  document.body.dataset.reported = reported.join(" ");
});
