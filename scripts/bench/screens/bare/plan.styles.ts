import { styled } from "styled-components";

export const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 24px;
`;

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 20px;
  border: 2px solid #e8dcec;
  border-radius: 20px;
  background: #fff;
  box-shadow: 0 2px 8px #2b1b3d1f;
  &[data-noticed] { border-color: #ffd23f; }
  &:hover { border-color: #6b2fb3; }
  &[data-chosen] { border-color: #6b2fb3; background: #f4ecfb; }
`;

export const Ribbon = styled.span`
  position: absolute;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  top: 0;
  left: 12px;
  padding: 4px 12px;
  border-radius: 999px;
  background: #ffd23f;
  font-size: 14px;
  font-weight: 900;
  transform: translateY(-50%);
  & svg { width: 1em; height: 1em; }
`;

export const Name = styled.h2`
  font-size: 22px;
  font-weight: 900;
  line-height: 1.2;
`;

export const Soft = styled.p`
  color: #6a5a78;
  font-size: 14px;
`;

export const Price = styled.div`
  display: grid;
  gap: 4px;
  font-variant-numeric: tabular-nums;
`;

export const Period = styled.span`
  color: #6a5a78;
  font-size: 14px;
  font-weight: 700;
`;

export const Amount = styled.strong`
  font-size: 36px;
  font-weight: 900;
  line-height: 1.2;
`;

export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Mark = styled.span`
  padding: 4px 12px;
  border-radius: 999px;
  background: #e3f6ea;
  font-size: 14px;
  font-weight: 700;
  &[data-look="saving"] { background: #ffd23f; }
`;
