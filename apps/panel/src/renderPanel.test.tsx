import { type InProcessPanel, inProcessPanel } from "@petbox/mock-server/testing/inProcessPanel";
import { describe, expect, it } from "vitest";
import { renderPanel } from "./renderPanel.tsx";

/** A world in which every section has content. */
const fullWorld = () => {
  const panel = inProcessPanel("banco-calado");
  panel.send(new URLSearchParams({ action: "fault", path: "*", kind: "500", times: "3" }));
  panel.send(new URLSearchParams({ action: "latency", latency: "5" }));
  return panel;
};

const pageOf = (panel: InProcessPanel) => renderPanel(panel.state());

const attributeOf = (tag: string, attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** The form data that a browser would send for each button, with all fields unchanged. */
function formsOf(html: string): readonly URLSearchParams[] {
  return [...html.matchAll(/<form method="post">(.*?)<\/form>/gs)].flatMap(([form]) => {
    const inputs = (form.match(/<input[^>]*>/g) ?? []).map((tag) => [
      attributeOf(tag, "name"),
      attributeOf(tag, "value"),
    ]);
    const selects = [...form.matchAll(/<select[^>]*>.*?<option[^>]*>/gs)].map(([tag]) => [
      attributeOf(tag, "name"),
      attributeOf(tag.slice(tag.lastIndexOf("<option")), "value"),
    ]);
    const buttons = form.match(/<button[^>]*>/g) ?? [];
    return buttons.map(
      (tag) => new URLSearchParams([...inputs, ...selects, [attributeOf(tag, "name"), attributeOf(tag, "value")]]),
    );
  });
}

describe("the panel as a document", () => {
  it("contains no script and no external content, and has its styles where the policy allows them", () => {
    const html = pageOf(fullWorld());
    expect(html).toMatch(/^<!doctype html>\n<html lang="pt-BR">/);
    expect(html).not.toMatch(/<script|\son[a-z]+=|\sstyle="|javascript:/);
    expect(html).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//);
    const styles = html.match(/<style [^>]*>/g) ?? [];
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(style).toContain('nonce="__STYLE_NONCE__"');
  });

  it("sends only actions that the panel knows", () => {
    const forms = formsOf(pageOf(fullWorld()));
    const asked = new Set(forms.map((form) => form.get("action")));
    expect([...asked].sort()).toEqual(
      [
        ...["approve", "enter", "fault", "freeze", "latency"],
        ...["move", "no-faults", "refuse", "reset-clock", "scenario"],
      ].sort(),
    );
    for (const form of forms) expect([String(form), fullWorld().send(form).refused]).toEqual([String(form), undefined]);
  });

  it("returns from each form to the form's own section", () => {
    const sections = [...pageOf(fullWorld()).matchAll(/<section id="([^"]+)"(.*?)<\/section>/gs)];
    const sent = sections.flatMap(([, id = "", html = ""]) => formsOf(html).map((form) => ({ id, form })));
    expect(sent.length).toBeGreaterThan(15);
    for (const { id, form } of sent) expect([String(form), fullWorld().send(form).section]).toEqual([String(form), id]);
  });

  it("lets a frozen clock resume", () => {
    const panel = fullWorld();
    panel.send(new URLSearchParams({ action: "freeze" }));
    const actions = formsOf(pageOf(panel)).map((form) => form.get("action"));
    expect(actions).toContain("resume");
    expect(actions).not.toContain("freeze");
  });

  it("escapes the texts of the scenario", () => {
    const panel = inProcessPanel();
    const state = panel.state();
    const [somebody] = state.people;
    if (somebody === undefined) throw new Error("Nobody is in this world.");
    const html = renderPanel({ ...state, people: [{ ...somebody, name: "<script>alert(1)</script>" }] });
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;");
  });
});
