import { cacheOfRest, cacheRules } from '../cache-rules';
import { contentTypes } from '../content-types';
import { notice } from '../notice';

/**
 * hosts/s3/upload.sh. A bucket keeps the headers of each file, so they are given with the upload. The
 * compressed copies stay at home: a bucket cannot choose between them, and CloudFront compresses.
 */
export function s3Upload(): string {
  const types = Object.entries(contentTypes).map(([end, type]) => `  '${end} ${type}'`);
  const rules = cacheRules.map(({ paths, value }) => `put '${value}' ${quoted(paths)}`);
  return `#!/usr/bin/env bash
# ${notice}
#
# Uploads the site to a bucket, with the headers of each file. Needs the AWS CLI, signed in.
#   BUCKET=name DISTRIBUTION=id hosts/s3/upload.sh [folder, by default out]
# DISTRIBUTION is CloudFront's; with it CloudFront forgets its old copies at the end.
set -euo pipefail

folder=\${1:-out}
bucket=\${BUCKET:?Name the bucket: BUCKET=name hosts/s3/upload.sh}
if [ ! -f "$folder/index.html" ]; then
  echo "There is no site in $folder/ yet. Build it first: npm run build" >&2
  exit 1
fi

types=(
${types.join('\n')}
)

# put <Cache-Control> <pattern>...: uploads the files that match, each kind with its Content-Type.
# A * stands for folders, too, here as in the AWS CLI. \${except[@]} is left out.
except=()
put() {
  local cache=$1 entry end pattern filters
  shift
  for entry in "\${types[@]}"; do
    end=\${entry%% *}
    filters=()
    for pattern in "$@"; do
      case $pattern in
        *'*') pattern=$pattern.$end ;;
        *".$end") ;;
        *) continue ;;
      esac
      if [ -n "$(find "$folder" -path "$folder/$pattern" -print -quit)" ]; then
        filters+=(--include "$pattern")
      fi
    done
    if [ \${#filters[@]} -eq 0 ]; then continue; fi
    aws s3 cp "$folder" "s3://$bucket" --recursive --no-progress \\
      --exclude '*' "\${filters[@]}" \${except[@]+"\${except[@]}"} \\
      --content-type "\${entry#* }" --cache-control "$cache"
  done
}

# Pages come last: what they ask for is there already.
${rules.join('\n')}
${cacheRules
  .flatMap(({ paths }) => paths)
  .map((path) => `except+=(--exclude '${path.slice(1)}')`)
  .join('\n')}
put '${cacheOfRest}' '*'

# Removes what the site no longer has, but keeps hashed files for visitors on an older page.
aws s3 sync "$folder" "s3://$bucket" --delete --size-only --no-progress \\
  --exclude '_next/*' --exclude 'photos/*' \\
  --exclude '*.br' --exclude '*.gz' --exclude '_headers' --exclude '_redirects' --exclude '.nojekyll'

if [ -n "\${DISTRIBUTION:-}" ]; then
  aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths '/*'
fi
`;
}

/** Patterns as the AWS CLI takes them, from the folder on. */
function quoted(paths: readonly string[]): string {
  return paths.map((path) => `'${path.slice(1)}'`).join(' ');
}
