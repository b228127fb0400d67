/** Channels that pages show, as the tool’s address has them. */
const channels = {
  dr4: 'items=VHD1-36M12-A:1,VTK-12M12-OS2-144-P:248.5m,VC6-3M12-18SN-U:1,VPC-SN-SN-OS2-U-3M:1,VC6-3M12-18SN-U:1,VTK-12M12-OS2-144-P:248.5m,VHD1-36M12-A:1&at=1310&limit=400g-dr4',
  office:
    'items=VDF2-1008SC-A:1,VWX-CEX3-LGX-SCA:1,VSP-132-LGX-SCA:1,VDF2-1008SC-A:1,route:20km,splice:8,VMT-8HSC-T30-A:1,VDR-HSC-SCA-FL-30M:1,VPC-SCA-SCA-A2-30-3M:1&at=1310&limit=gpon-b',
  street:
    'items=joint-b:4,route:9km,VSP-104-TUB-900:1,splice:7,route:1.6km,VMT-8HSC-S8-A:1,VDR-HSC-SCA-FL-30M:1,VPC-SCA-SCA-A2-30-3M:1&at=1310&limit=gpon-b',
  rural:
    'items=joint-b:4,route:18km,splice:8,VSP-104-TUB-900:2,VMT-4HSC-T30-A:1,VDR-HSC-SCA-FL-30M:1,VPC-SCA-SCA-A2-30-3M:1&at=1310&limit=gpon-b',
  floor:
    'items=VSP-108-ABS-SCA:1,Two%20more%20connections=0.1..0.24..0.5:1,300%20m%20of%20fiber=0.1....0.12:1&at=1310&limit=gpon-b',
  reach: 'items=VSP-132-LGX-SCA:1,route:22km,Connections=2:1&at=1310&limit=gpon-b&margin=1',
  arrays: 'items=VHD1-36M12-A:2,VTK-12M12-OS2-144-P:500m,VHD1-36M12-A:2&at=1310&limit=400g-dr4',
} as const

/** The link by which a page opens the channel that it shows. */
export const workedOut = (channel: keyof typeof channels) => ({
  label: 'Open in the loss budget',
  to: `/loss-budget?${channels[channel]}`,
})

export const budgetExamples = [
  { label: 'A 400G DR4 channel with a cross-connect', query: channels.dr4 },
  { label: 'A class B+ line from the central office', query: channels.office },
  { label: 'An optical LAN on one floor: overload', query: channels.floor },
]
