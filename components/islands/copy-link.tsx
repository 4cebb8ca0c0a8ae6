'use client';

import { useEffect, useState } from 'react';

type Props = {
  label: string;
  done: string;
  /** What is copied; by default the address of the page. */
  address?: string;
  className: string;
};

/** Copies an address. Shows no button where copying can't work. */
export function CopyLink({ label, done, address, className }: Props) {
  const [state, setState] = useState<'absent' | 'ready' | 'done'>('absent');
  useEffect(() => {
    if ('clipboard' in navigator) setState('ready');
  }, []);

  async function copy() {
    await navigator.clipboard.writeText(address ?? location.origin + location.pathname);
    setState('done');
  }

  return (
    <>
      <button
        type="button"
        onClick={copy}
        className={`${className} ${state === 'absent' ? 'invisible' : ''}`}
      >
        {label}
      </button>
      <span role="status" className="text-quiet">
        {state === 'done' && done}
      </span>
    </>
  );
}
