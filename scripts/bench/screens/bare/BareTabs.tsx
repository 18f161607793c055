import { type KeyboardEvent, useId } from "react";
import { styled } from "styled-components";
import { type TabId, tabs, words } from "../words.ts";

const List = styled.div`
  display: flex;
  overflow-x: auto;
  border-bottom: 1px solid #e8dcec;
`;

const Tab = styled.button`
  min-height: 48px;
  padding: 8px 20px;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: #6a5a78;
  font-weight: 700;
  white-space: nowrap;
  cursor: pointer;
  &[aria-selected="true"] { border-color: #6b2fb3; color: #6b2fb3; }
`;

const Panel = styled.div`
  padding-top: 16px;
`;

interface BareTabsProps {
  readonly selected: TabId;
  readonly onSelect: (id: TabId) => void;
}

export function BareTabs({ selected, onSelect }: BareTabsProps) {
  const id = useId();
  const move = (event: KeyboardEvent, from: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : tabs.at((from + step) % tabs.length);
    if (next === undefined) return;
    document.getElementById(`${id}-${next.id}`)?.focus();
    onSelect(next.id);
  };
  return (
    <div>
      <List role="tablist" aria-label={words.tabsLabel}>
        {tabs.map((tab, index) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== selected}
        >
          <p>{tab.text}</p>
        </Panel>
      ))}
    </div>
  );
}
