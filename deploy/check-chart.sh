#!/usr/bin/env bash
# Checks the chart with Helm, writes what it makes of its own values to deploy/kubernetes.yaml, and holds that against
# Kubernetes' schemas. Needs helm (3 or newer) and: pip install kubernetes-validate
set -euo pipefail
cd "$(dirname "$0")"

chart=helm/talk-to-henry
kubernetes=${KUBERNETES_VERSION:-1.31.0}
helm lint --strict "$chart"
{
	echo '# What deploy/helm makes of its own values, for whoever does without Helm: change names, then kubectl apply -f.'
	echo "# Written by deploy/check-chart.sh; the chart's sum: $(cat "$chart"/*.yaml "$chart"/templates/* | sha256sum | cut -c1-64)"
	helm template henry "$chart" --kube-version "$kubernetes"
} >kubernetes.yaml
kubernetes-validate --strict --kubernetes-version "$kubernetes" kubernetes.yaml
helm template henry "$chart" --kube-version "$kubernetes" --set models.claimName=models --set servers=5 --set image.tag=1.0 |
	kubernetes-validate --strict --kubernetes-version "$kubernetes" -
