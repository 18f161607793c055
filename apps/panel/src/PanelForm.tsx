import type { ReactNode } from "react";

interface PanelFormProps {
  /** What is sent besides what is filled in: which payment, which person. */
  readonly about?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A plain form, which the browser sends to the panel's own address. A button with the name "action" says what is asked. */
export function PanelForm({ about = {}, children }: PanelFormProps) {
  return (
    <form method="post">
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
